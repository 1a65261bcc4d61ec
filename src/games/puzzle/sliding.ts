import { createRandom } from "#src/lib/random.ts";

export const sizes = [3, 4, 5] as const;
export type Size = (typeof sizes)[number];

export interface Board {
  size: Size;
  /** The tiles row by row; 0 is the gap, and tile n belongs at index n - 1. */
  tiles: readonly number[];
  /** The tiles to move to solve the board, the next one last. Moving the same tile twice cancels out. */
  way: readonly number[];
}

export type Direction = "up" | "down" | "left" | "right";

export const solvedBoard = (size: Size): Board => ({
  size,
  tiles: [...Array.from({ length: size * size - 1 }, (_, at) => at + 1), 0],
  way: [],
});

/** Shuffles by legal moves only, so that the board is always solvable. */
export function mixedBoard(size: Size, seed: number): Board {
  const random = createRandom(seed);
  let board = solvedBoard(size);
  for (let left = size ** 3 * 2; left > 0 || isSolved(board); left--) {
    const choices = movable(board).filter((tile) => tile !== board.way.at(-1));
    board = moveTile(board, choices[Math.floor(random() * choices.length)] ?? 1);
  }
  return board;
}

export const isSolved = ({ tiles }: Board) => tiles.every((tile, at) => tile === (at + 1) % tiles.length);

export function movable({ size, tiles }: Board) {
  const gap = tiles.indexOf(0);
  return tiles.filter((tile, at) => tile !== 0 && areNeighbours(size, at, gap));
}

const areNeighbours = (size: Size, one: number, other: number) =>
  Math.abs((one % size) - (other % size)) + Math.abs(Math.floor(one / size) - Math.floor(other / size)) === 1;

/** Slides a tile beside the gap into it. Other tiles do not move. */
export function moveTile(board: Board, tile: number): Board {
  const { size, tiles, way } = board;
  const [from, gap] = [tiles.indexOf(tile), tiles.indexOf(0)];
  if (tile === 0 || from < 0 || !areNeighbours(size, from, gap)) return board;
  return {
    size,
    tiles: tiles.with(from, 0).with(gap, tile),
    way: way.at(-1) === tile ? way.slice(0, -1) : [...way, tile],
  };
}

/** Returns the tiles that slide when this one is pushed: all between it and the gap, nearest to the gap first. */
export function pushed({ size, tiles }: Board, tile: number): number[] {
  const [from, gap] = [tiles.indexOf(tile), tiles.indexOf(0)];
  const isRow = Math.floor(from / size) === Math.floor(gap / size);
  if (from < 0 || tile === 0 || !(isRow || from % size === gap % size)) return [];
  const step = (isRow ? 1 : size) * Math.sign(from - gap);
  const found: number[] = [];
  for (let at = gap + step; at !== from + step; at += step) found.push(tiles[at] ?? 0);
  return found;
}

/** Returns the tile that slides in a direction, if any. */
export function tileTowards({ size, tiles }: Board, direction: Direction) {
  const gap = tiles.indexOf(0);
  const [x, y] = [gap % size, Math.floor(gap / size)];
  const from = {
    up: y < size - 1 ? gap + size : -1,
    down: y > 0 ? gap - size : -1,
    left: x < size - 1 ? gap + 1 : -1,
    right: x > 0 ? gap - 1 : -1,
  }[direction];
  return tiles[from];
}

/** Returns the next tile of the known solution. */
export const hint = ({ way }: Board) => way.at(-1);

/** Decides by parity: the number of inversions, and for even sizes the row of the gap. */
export function isSolvable({ size, tiles }: Pick<Board, "size" | "tiles">) {
  const numbers = tiles.filter((tile) => tile !== 0);
  const swapped = numbers.reduce(
    (sum, tile, at) => sum + numbers.slice(at + 1).filter((later) => later < tile).length,
    0,
  );
  const gapRow = Math.floor(tiles.indexOf(0) / size);
  return size % 2 === 1 ? swapped % 2 === 0 : (swapped + gapRow) % 2 === 1;
}

/** Everybody gets the same board on the same day. */
export const dailySeed = (size: Size, now = new Date()) =>
  (now.getFullYear() * 372 + now.getMonth() * 31 + now.getDate()) * 10 + size;

export interface Game {
  size: Size;
  seed: number;
  isDaily: boolean;
  /** The tiles moved so far. Together with size and seed they define the whole game. */
  played: readonly number[];
  seconds: number;
}

export const newGame = (size: Size, isDaily: boolean, now = new Date(), random = Math.random): Game => ({
  size,
  seed: isDaily ? dailySeed(size, now) : Math.floor(random() * 2 ** 31),
  isDaily,
  played: [],
  seconds: 0,
});

export const boardOf = ({ size, seed, played }: Game) => played.reduce(moveTile, mixedBoard(size, seed));

export interface StoredPuzzle {
  game: Game;
  /** The fewest moves, by size. */
  best: Partial<Record<Size, number>>;
}

/** Parses stored data; returns undefined if it is invalid. */
export function readPuzzle(saved: unknown): StoredPuzzle | undefined {
  const { game, best } = (saved ?? {}) as { game?: Partial<Game>; best?: Record<string, unknown> };
  if (!game || !sizes.includes(game.size as Size) || !Number.isInteger(game.seed)) return undefined;
  if (!Array.isArray(game.played) || game.played.length > 20_000 || !game.played.every(Number.isInteger))
    return undefined;
  const { size, seed, isDaily, played, seconds } = game as Game;
  return {
    game: { size, seed, isDaily: isDaily === true, played, seconds: Number.isFinite(seconds) ? seconds : 0 },
    best: Object.fromEntries(
      sizes.flatMap((size) => (Number.isInteger(best?.[size]) ? [[size, best?.[size]]] : [])),
    ),
  };
}
