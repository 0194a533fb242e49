// Random two-seat games of Kōhaku (no goal cards) in hand-written C++: the yardstick of the benchmark.
//
//   g++ -O3 -std=c++17 -o kohaku kohaku.cpp
//   ./kohaku GAMES [SEED]
//
// Prints one line of JSON. The time is CPU time, set-up and the scoring of both ponds included.
// A turn is three decisions (pair, cell of the first tile, cell of the second), each uniform among the
// legal ones. Clause names such as KOH-REFILL are those of the rules specification of the game.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

// ---------------------------------------------------------------- random numbers

struct Random {  // sfc32: small, fast, 32-bit operations only
  uint32_t a, b, c, counter;

  explicit Random(uint64_t seed) : a(0), b(uint32_t(seed)), c(uint32_t(seed >> 32)), counter(1) {
    for (int i = 0; i < 15; ++i) next();
  }
  uint32_t next() {
    uint32_t out = a + b + counter++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >> 11)) + out;
    return out;
  }
  // Multiply-shift instead of a remainder: no division, and the bias is below n / 2^32.
  uint32_t below(uint32_t n) { return uint32_t((uint64_t(next()) * n) >> 32); }
};

// ---------------------------------------------------------------- tiles
// A cell of a pond is one byte: empty, open (empty, but next to a tile) or a tile. Koi and features share
// the numbers from FIRST_TILE up: the chequered pattern tells which of the two a cell can hold.

enum : uint8_t { EMPTY, OPEN, FIRST_TILE };
enum Type { KOI, FEATURE };
enum Kind : uint8_t { SINGLE_FLOWER, DOUBLE_FLOWER, ROCKS, FROG, STATUE, BUTTERFLIES, TURTLE };

struct Koi { uint8_t colours, fry, dragonflies, coins; };  // colours: one bit each
struct Feature { Kind kind; uint8_t colours, count; };

constexpr int KOI_TILES = 40;      // those without pebbles, all different
constexpr int KOI_OUT = 7;         // never drawn, which is the same as put back unseen
constexpr int FEATURE_TILES = 62;
constexpr uint8_t COLOURINGS[10] = {1, 2, 4, 8, 1 | 2, 1 | 4, 1 | 8, 2 | 4, 2 | 8, 4 | 8};
constexpr Feature FEATURES[18] = {
    {SINGLE_FLOWER, 1, 6},     {SINGLE_FLOWER, 2, 6},     {SINGLE_FLOWER, 4, 6},
    {SINGLE_FLOWER, 8, 6},     {DOUBLE_FLOWER, 1 | 2, 1}, {DOUBLE_FLOWER, 1 | 4, 1},
    {DOUBLE_FLOWER, 1 | 8, 1}, {DOUBLE_FLOWER, 2 | 4, 1}, {DOUBLE_FLOWER, 2 | 8, 1},
    {DOUBLE_FLOWER, 4 | 8, 1}, {ROCKS, 0, 6},             {FROG, 0, 6},
    {STATUE, 0, 6},            {BUTTERFLIES, 1, 2},       {BUTTERFLIES, 2, 2},
    {BUTTERFLIES, 4, 2},       {BUTTERFLIES, 8, 2},       {TURTLE, 0, 6}};

constexpr Koi koi_tile(int i) {  // four tiles a colouring: 2 fry, 3 fry, 2 dragonflies, 3 dragonflies
  uint8_t number = 2 + i % 2;
  bool fry = i % 4 < 2, one_colour = i < 16;
  return {COLOURINGS[i / 4], fry ? number : uint8_t(0), fry ? uint8_t(0) : number, one_colour};
}

// Scoring by table. All kinds but butterflies look at the koi around them, and their points are a function
// of a sum over these koi: points[feature][sum of worth[feature][koi]]. That leaves no branching on the kind,
// which would be mispredicted at almost every tile. Open cells are worth nothing. The feature and koi indices
// are the bytes in the cells.

struct Tables {
  uint8_t worth[FIRST_TILE + 18][FIRST_TILE + KOI_TILES] = {};
  uint8_t points[FIRST_TILE + 18][13] = {};
  uint8_t butterfly_colour[FIRST_TILE + 18] = {};  // 0: not butterflies
  Koi koi[FIRST_TILE + KOI_TILES] = {};
};

constexpr int bits(int set) { return (set & 1) + (set >> 1 & 1) + (set >> 2 & 1) + (set >> 3 & 1); }

constexpr int worth(Feature f, Koi k) {
  int shared = bits(f.colours & k.colours);
  switch (f.kind) {
    case SINGLE_FLOWER: return 2 * shared;
    case DOUBLE_FLOWER: return shared == 0 ? 0 : 1 + shared;
    case ROCKS: return k.fry;
    case FROG: return k.dragonflies;
    case STATUE: return 1;
    default: return 0;
  }
}

constexpr int points(Feature f, int sum) {
  switch (f.kind) {
    case SINGLE_FLOWER: return sum == 8 ? 12 : sum;  // four koi of the colour
    case STATUE: return sum * (sum + 1) / 2;
    case TURTLE: return 5;
    default: return sum;
  }
}

constexpr Tables make_tables() {
  Tables t;
  for (int k = 0; k < KOI_TILES; ++k) t.koi[FIRST_TILE + k] = koi_tile(k);
  for (int f = 0; f < 18; ++f) {
    for (int k = 0; k < KOI_TILES; ++k)
      t.worth[FIRST_TILE + f][FIRST_TILE + k] = worth(FEATURES[f], koi_tile(k));
    for (int sum = 0; sum <= 12; ++sum) t.points[FIRST_TILE + f][sum] = points(FEATURES[f], sum);
    if (FEATURES[f].kind == BUTTERFLIES) t.butterfly_colour[FIRST_TILE + f] = FEATURES[f].colours;
  }
  return t;
}

constexpr Tables TABLES = make_tables();

// ---------------------------------------------------------------- the state

constexpr int TURNS_EACH = 14;

template <int SIZE>
struct Bag {
  uint8_t tiles[SIZE];
  int left;

  uint8_t draw(Random& random) {
    uint32_t i = random.below(left);
    uint8_t tile = tiles[i];
    tiles[i] = tiles[--left];
    return tile;
  }
};

// 32 x 32 cells, x in the low five bits, wrapping round at all edges: the 28 connected tiles and the open
// cells around them span at most 30 rows or columns, so two of them never meet, wherever the pond grows to.
struct Pond {
  uint8_t cells[32 * 32];
  uint8_t opens[2];            // number of open cells, by type of the tile that may go there
  uint16_t open[2][64];        // these cells, in any order
  uint16_t at[2][TURNS_EACH];  // the cells of the tiles laid, by type
};

struct Game {
  Bag<KOI_TILES> koi_bag;
  Bag<FEATURE_TILES> feature_bag;
  uint8_t board[2][6];  // by type, in reading order
  uint32_t turn;        // turns played
  Pond ponds[2];
};

constexpr int CENTRE_KOI = 2, CENTRE_FEATURE = 3;  // b2, c2
constexpr uint8_t PAIRS[17][2] = {                 // KOH-TURN-03
    {0, 0}, {0, 2}, {1, 0}, {1, 1}, {1, 3}, {2, 0}, {2, 2}, {2, 3}, {2, 4},
    {3, 1}, {3, 3}, {3, 5}, {4, 2}, {4, 4}, {5, 3}, {5, 4}, {5, 5}};

constexpr Game make_start() {  // full bags, empty board, empty ponds: a new game begins as a copy of this
  Game g = {};
  for (int k = 0; k < KOI_TILES; ++k) g.koi_bag.tiles[g.koi_bag.left++] = FIRST_TILE + k;
  for (int f = 0; f < 18; ++f)
    for (int n = 0; n < FEATURES[f].count; ++n)
      g.feature_bag.tiles[g.feature_bag.left++] = FIRST_TILE + f;
  for (Pond& pond : g.ponds) {
    pond.cells[0] = OPEN;  // the first tile of a pond is a koi at the origin
    pond.open[KOI][0] = 0;
    pond.opens[KOI] = 1;
  }
  return g;
}

constexpr Game START = make_start();

static std::array<int, 4> around(int at) {
  int row = at & ~31;
  return {row | ((at + 1) & 31), row | ((at - 1) & 31), (at + 32) & 1023, (at - 32) & 1023};
}

// ---------------------------------------------------------------- play
// All functions are static, so that everything that draws is inlined into the loop over the games and the
// random generator stays in registers.

static void place(Pond& pond, int type, int tile, int choice, int round) {
  uint16_t* mine = pond.open[type];
  int at = mine[choice];
  mine[choice] = mine[--pond.opens[type]];
  pond.cells[at] = tile;
  pond.at[type][round] = at;
  // The cells around a koi open to features and the reverse. Whether a cell is new is close to a coin toss,
  // so write it to the list in any case and let the length decide.
  uint16_t* others = pond.open[!type];
  int n = pond.opens[!type];
  for (int near : around(at)) {
    bool fresh = pond.cells[near] == EMPTY;
    pond.cells[near] += fresh;  // EMPTY becomes OPEN
    others[n] = near;
    n += fresh;
  }
  pond.opens[!type] = n;
}

static void set_up(Game& game, Random& random) {
  game = START;
  for (int i = 0; i < 6; ++i) {
    game.board[KOI][i] = game.koi_bag.draw(random);
    game.board[FEATURE][i] = game.feature_bag.draw(random);
  }
}

static bool take_turn(Game& game, Random& random) {  // false: that was the last turn
  Pond& pond = game.ponds[game.turn % 2];
  int round = game.turn / 2;
  const uint8_t* pair = PAIRS[random.below(17)];
  uint8_t tiles[2] = {game.board[KOI][pair[KOI]], game.board[FEATURE][pair[FEATURE]]};

  // Either tile may come first: one number chooses among the open cells of both types.
  int choice = random.below(pond.opens[KOI] + pond.opens[FEATURE]);
  int first = choice >= pond.opens[KOI];
  place(pond, first, tiles[first], choice - first * pond.opens[KOI], round);
  place(pond, !first, tiles[!first], random.below(pond.opens[!first]), round);

  ++game.turn;
  if (game.koi_bag.left == KOI_OUT) return false;  // KOH-END-01
  // KOH-REFILL: when the drafted tile was the central one, the move onto itself changes nothing.
  game.board[KOI][pair[KOI]] = game.board[KOI][CENTRE_KOI];
  game.board[KOI][CENTRE_KOI] = game.koi_bag.draw(random);
  game.board[FEATURE][pair[FEATURE]] = game.board[FEATURE][CENTRE_FEATURE];
  game.board[FEATURE][CENTRE_FEATURE] = game.feature_bag.draw(random);
  return true;
}

static int score(const Pond& pond) {
  int total = 0;
  for (int at : pond.at[KOI]) total += TABLES.koi[pond.cells[at]].coins;
  for (int at : pond.at[FEATURE]) {
    int tile = pond.cells[at];
    int sum = 0;
    for (int near : around(at)) sum += TABLES.worth[tile][pond.cells[near]];
    if (int colour = TABLES.butterfly_colour[tile])
      for (int other : pond.at[KOI]) {
        bool in_line = ((at ^ other) & 31) == 0 || (at ^ other) < 32;  // same column or same row
        bool has_colour = TABLES.koi[pond.cells[other]].colours & colour;
        total += 2 * (in_line & has_colour);
      }
    total += TABLES.points[tile][sum];
  }
  return total;
}

int main(int argc, char** argv) {
  long games = argc > 1 ? std::atol(argv[1]) : 0;
  if (games <= 0) {
    std::fprintf(stderr, "usage: %s GAMES [SEED]\n", argv[0]);
    return 2;
  }
  Random random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  Game game;
  long total = 0;
  std::clock_t begin = std::clock();
  for (long i = 0; i < games; ++i) {
    set_up(game, random);
    while (take_turn(game, random)) {}
    total += score(game.ponds[0]) + score(game.ponds[1]);
  }
  std::clock_t ticks = std::max<std::clock_t>(std::clock() - begin, 1);  // never divide by nothing
  double seconds = double(ticks) / CLOCKS_PER_SEC;
  // A game: 28 turns of 3 decisions, 12 tiles drawn in the set-up and 2 after each turn but the last.
  double actions = double(games) * (28 * 3 + 12 + 27 * 2);
  std::printf("{\"games\": %ld, \"cpu_seconds\": %.6f, \"games_per_second\": %.1f, "
              "\"actions_per_second\": %.1f, \"mean_score\": %.4f}\n",
              games, seconds, games / seconds, actions / seconds, total / (2.0 * games));
}
