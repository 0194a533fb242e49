"""The messages that no game owns: the sentences that count something."""

from __future__ import annotations

from .golden import NUMBERS, counted

FAMILIES = {"ours-"}  # of messages that have one for each game

SENTENCES = [
    *counted(
        "points",
        en="0 points | 1 point | 2 points | 4 points | 5 points | 11 points | 12 points | "
        "14 points | 21 points | 22 points | 25 points",
        pl="0 punktów | 1 punkt | 2 punkty | 4 punkty | 5 punktów | 11 punktów | 12 punktów | "
        "14 punktów | 21 punktów | 22 punkty | 25 punktów",
        ru="0 очков | 1 очко | 2 очка | 4 очка | 5 очков | 11 очков | 12 очков | 14 очков | "
        "21 очко | 22 очка | 25 очков",
    ),
    *counted(
        "points-plus",
        en="plus 0 points | plus 1 point | plus 2 points | plus 4 points | plus 5 points | "
        "plus 11 points | plus 12 points | plus 14 points | plus 21 points | plus 22 points | "
        "plus 25 points",
        pl="plus 0 punktów | plus 1 punkt | plus 2 punkty | plus 4 punkty | plus 5 punktów | "
        "plus 11 punktów | plus 12 punktów | plus 14 punktów | plus 21 punktów | "
        "plus 22 punkty | plus 25 punktów",
        ru="плюс 0 очков | плюс 1 очко | плюс 2 очка | плюс 4 очка | плюс 5 очков | "
        "плюс 11 очков | плюс 12 очков | плюс 14 очков | плюс 21 очко | плюс 22 очка | "
        "плюс 25 очков",
    ),
    *counted(
        "points-minus",
        en="minus 0 points | minus 1 point | minus 2 points | minus 4 points | minus 5 points | "
        "minus 11 points | minus 12 points | minus 14 points | minus 21 points | "
        "minus 22 points | minus 25 points",
        pl="minus 0 punktów | minus 1 punkt | minus 2 punkty | minus 4 punkty | "
        "minus 5 punktów | minus 11 punktów | minus 12 punktów | minus 14 punktów | "
        "minus 21 punktów | minus 22 punkty | minus 25 punktów",
        ru="минус 0 очков | минус 1 очко | минус 2 очка | минус 4 очка | минус 5 очков | "
        "минус 11 очков | минус 12 очков | минус 14 очков | минус 21 очко | минус 22 очка | "
        "минус 25 очков",
    ),
    *counted(
        "replay-ok",
        frame={
            "en": "The record is sound: {} replayed.",
            "pl": "Zapis gry jest poprawny: odtworzono {}.",
            "ru": "Запись партии верна: воспроизведено {}.",
        },
        en="0 actions | 1 action | 2 actions | 4 actions | 5 actions | 11 actions | 12 actions | "
        "14 actions | 21 actions | 22 actions | 25 actions",
        pl="0 akcji | 1 akcję | 2 akcje | 4 akcje | 5 akcji | 11 akcji | 12 akcji | 14 akcji | "
        "21 akcji | 22 akcje | 25 akcji",
        ru="0 действий | 1 действие | 2 действия | 4 действия | 5 действий | 11 действий | "
        "12 действий | 14 действий | 21 действие | 22 действия | 25 действий",
    ),
    *counted(
        "verify-replayed",
        frame={
            "en": "The moves follow the rules: {} replayed.",
            "pl": "Ruchy są zgodne z zasadami: odtworzono {}.",
            "ru": "Ходы сделаны по правилам: воспроизведено {}.",
        },
        en="0 actions | 1 action | 2 actions | 4 actions | 5 actions | 11 actions | 12 actions | "
        "14 actions | 21 actions | 22 actions | 25 actions",
        pl="0 akcji | 1 akcję | 2 akcje | 4 akcje | 5 akcji | 11 akcji | 12 akcji | 14 akcji | "
        "21 akcji | 22 akcje | 25 akcji",
        ru="0 действий | 1 действие | 2 действия | 4 действия | 5 действий | 11 действий | "
        "12 действий | 14 действий | 21 действие | 22 действия | 25 действий",
    ),
    *counted(
        "verify-draws",
        frame={
            "en": "{} as recorded.",
            "pl": "Obliczono ponownie z ziarna {} z zapisem.",
            "ru": "Заново {} с записью.",
        },
        en=" | ".join(
            f"{n} draw was worked out from the seed again; it is"
            if n == 1
            else f"{n} draws were worked out from the seed again; all are"
            for n in NUMBERS
        ),
        pl="0 losowań; wszystkie zgadzają się | 1 losowanie; zgadza się | "
        "2 losowania; wszystkie zgadzają się | 4 losowania; wszystkie zgadzają się | "
        "5 losowań; wszystkie zgadzają się | 11 losowań; wszystkie zgadzają się | "
        "12 losowań; wszystkie zgadzają się | 14 losowań; wszystkie zgadzają się | "
        "21 losowań; wszystkie zgadzają się | 22 losowania; wszystkie zgadzają się | "
        "25 losowań; wszystkie zgadzają się",
        ru="вычислены по зерну 0 случайных выборов; все совпадают | "
        "вычислен по зерну 1 случайный выбор; он совпадает | "
        "вычислены по зерну 2 случайных выбора; все совпадают | "
        "вычислены по зерну 4 случайных выбора; все совпадают | "
        "вычислены по зерну 5 случайных выборов; все совпадают | "
        "вычислены по зерну 11 случайных выборов; все совпадают | "
        "вычислены по зерну 12 случайных выборов; все совпадают | "
        "вычислены по зерну 14 случайных выборов; все совпадают | "
        "вычислен по зерну 21 случайный выбор; он совпадает | "
        "вычислены по зерну 22 случайных выбора; все совпадают | "
        "вычислены по зерну 25 случайных выборов; все совпадают",
    ),
]
