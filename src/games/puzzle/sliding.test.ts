import { expect, test } from "vitest";
import { fc } from "#tests/support/fuzz.ts";
import {
  boardOf,
  dailySeed,
  hint,
  isSolvable,
  isSolved,
  mixedBoard,
  movable,
  moveTile,
  newGame,
  pushed,
  readPuzzle,
  sizes,
  solvedBoard,
  tileTowards,
} from "./sliding.ts";

test.each(sizes)("every board of %d is shuffled and solvable, and its hints solve it", (size) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      let board = mixedBoard(size, seed);
      expect(isSolved(board)).toBe(false);
      expect(isSolvable(board)).toBe(true);
      for (let left = 2_000; left > 0 && !isSolved(board); left--) board = moveTile(board, hint(board) ?? 0);
      expect(isSolved(board)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("hints lead to the solution after any moves", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 80 }), (choices) => {
      let board = mixedBoard(3, 7);
      for (const choice of choices) {
        const tiles = movable(board);
        board = moveTile(board, tiles[choice % tiles.length] ?? 0);
        expect(isSolvable(board)).toBe(true);
      }
      for (let left = 2_000; left > 0 && !isSolved(board); left--) board = moveTile(board, hint(board) ?? 0);
      expect(isSolved(board)).toBe(true);
    }),
  );
});

test("two swapped tiles make a board unsolvable", () => {
  const tiles = [...solvedBoard(4).tiles];
  [tiles[0], tiles[1]] = [tiles[1] ?? 0, tiles[0] ?? 0];

  expect(isSolvable({ size: 4, tiles })).toBe(false);
  expect(isSolvable(solvedBoard(4))).toBe(true);
});

test("everybody has the same board on one day, and another one the next day", () => {
  const [today, tomorrow] = [new Date(2026, 10, 21), new Date(2026, 10, 22)];

  expect(mixedBoard(4, dailySeed(4, today))).toEqual(mixedBoard(4, dailySeed(4, today)));
  expect(mixedBoard(4, dailySeed(4, today)).tiles).not.toEqual(mixedBoard(4, dailySeed(4, tomorrow)).tiles);
});

test("a tile far from the gap cannot move alone, but pushes those in between", () => {
  const board = solvedBoard(3);

  expect(moveTile(board, 1)).toBe(board);
  expect(pushed(board, 7)).toEqual([8, 7]);
  expect(pushed(board, 3)).toEqual([6, 3]);
  expect(pushed(board, 1)).toEqual([]);
  expect(pushed(board, 7).reduce(moveTile, board).tiles.slice(6)).toEqual([0, 7, 8]);
});

test("an arrow moves the tile on the other side of the gap", () => {
  const board = solvedBoard(3);

  expect(tileTowards(board, "down")).toBe(6);
  expect(tileTowards(board, "right")).toBe(8);
  expect(tileTowards(board, "up")).toBeUndefined();
});

test("only a valid saved game is restored", () => {
  const game = newGame(3, true, new Date(2026, 10, 21));
  const played = [hint(boardOf(game)) ?? 0];

  expect(readPuzzle({ game: { ...game, played }, best: { 3: 40, 9: 1 } })).toEqual({
    game: { ...game, played },
    best: { 3: 40 },
  });
  for (const saved of [undefined, null, {}, { game: { size: 7 } }, { game: { ...game, played: "x" } }]) {
    expect(readPuzzle(saved)).toBeUndefined();
  }
});
