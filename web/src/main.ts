import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/preferences.svelte"; // before anything is drawn: light or dark
import { startSpeech } from "./lib/speech.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/turned.css";

await startSpeech();
const target = document.getElementById("app");
if (target) mount(App, { target });
