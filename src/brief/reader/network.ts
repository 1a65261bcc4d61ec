import { kindOf } from "./kind-of-word.ts";
import { hashed, type Token } from "./tokens.ts";
import stored from "./weights.json";

/** The marks whose log odds the network gives for each token, in the order of its outputs. */
export const MARKS: readonly string[] = stored.marks;
/** For each mark, the difference between the log odds of a brief and those of its clearest token. */
export const MARKS_OF_TEXT: readonly number[] = stored.marksOfText;
/** How much more likely a name is of one token, of two, and so on. */
export const NAME_LENGTHS: readonly number[] = stored.nameLengths;
/** The most tokens of a name. */
export const LONGEST_NAME = NAME_LENGTHS.length;
/** How much more likely it is that a brief has no name. */
export const NO_NAME = stored.noName;

/** A matrix of `rows` × `columns`, row by row. */
type Matrix = Float32Array;

interface StoredMatrix {
  /** One character for each value. */
  values: string;
  /** The difference between two neighbouring values, and how many there are. */
  step: number;
  levels: number;
}

const FIRST_CHARACTER = 35;
const BACKSLASH = 92;

function matrixOf({ values, step, levels }: StoredMatrix): Matrix {
  const middle = (levels - 1) / 2;
  return Float32Array.from(values, (character) => {
    const code = character.charCodeAt(0);
    return (code - FIRST_CHARACTER - (code > BACKSLASH ? 1 : 0) - middle) * step;
  });
}

const { sizes } = stored;
const rowOf = new Map(stored.words.split(" ").map((word, index) => [word, index + 2]));
const UNKNOWN_WORD = 1;
/** Words of a kind have one row, below the row of those that have none. */
const NO_KIND = -1;

const words = matrixOf(stored.embeddings.words);
const kinds = matrixOf(stored.embeddings.kinds);
const endings = matrixOf(stored.embeddings.endings);
const beginnings = matrixOf(stored.embeddings.beginnings);
const shapes = matrixOf(stored.embeddings.shapes);
const directions = stored.directions.map(({ input, state, inputBias, stateBias }) => ({
  input: matrixOf(input),
  state: matrixOf(state),
  inputBias: Float32Array.from(inputBias),
  stateBias: Float32Array.from(stateBias),
}));
const nameWeights = matrixOf(stored.name.weights);
const markWeights = matrixOf(stored.mark.weights);

const MEANING = sizes.word + sizes.kind;
const INPUTS = MEANING + 2 * sizes.affix + sizes.shape + sizes.signs;
const STATES = 2 * sizes.state;

/** The outputs for each token: 4 for the name (`nameOf`), and one for each of `MARKS`, as log odds. */
export interface Reading {
  names: Float32Array;
  marks: Float32Array;
}

/**
 * Reads tokens with a network of one recurrent layer in both directions (GRU, as in PyTorch).
 * `scripts/fit-reader.py` has the same network, and fits its weights.
 */
export function readTokens(tokens: readonly Token[]): Reading {
  const count = tokens.length;
  const inputs = new Float32Array(count * INPUTS);
  for (const [at, token] of tokens.entries()) fillInput(inputs.subarray(at * INPUTS), token);
  const states = new Float32Array(count * STATES);
  for (const [index, weights] of directions.entries()) {
    let last = new Float32Array(sizes.state);
    for (let step = 0; step < count; step++) {
      const at = index === 0 ? step : count - 1 - step;
      last = nextState(weights, inputs.subarray(at * INPUTS, (at + 1) * INPUTS), last);
      states.set(last, at * STATES + index * sizes.state);
    }
  }
  const names = new Float32Array(count * 4);
  const marks = new Float32Array(count * MARKS.length);
  const seen = new Float32Array(STATES + MEANING);
  for (let at = 0; at < count; at++) {
    const state = states.subarray(at * STATES, (at + 1) * STATES);
    names.set(product(nameWeights, state, stored.name.bias), at * 4);
    seen.set(state);
    seen.set(inputs.subarray(at * INPUTS, at * INPUTS + MEANING), STATES);
    marks.set(product(markWeights, seen, stored.mark.bias), at * MARKS.length);
  }
  return { names, marks };
}

function fillInput(into: Float32Array, { low, shape, signs }: Token) {
  const row = (matrix: Matrix, index: number, size: number) =>
    matrix.subarray(index * size, (index + 1) * size);
  const parts = [
    row(words, rowOf.get(low) ?? UNKNOWN_WORD, sizes.word),
    row(kinds, (kindOf.get(low) ?? NO_KIND) + 1, sizes.kind),
    row(endings, hashed(`s${low.slice(-3)}`, sizes.affixes), sizes.affix),
    row(beginnings, hashed(`p${low.slice(0, 3)}`, sizes.affixes), sizes.affix),
    row(shapes, shape, sizes.shape),
    signs,
  ];
  let at = 0;
  for (const part of parts) {
    into.set(part, at);
    at += part.length;
  }
}

function nextState(
  { input, state, inputBias, stateBias }: (typeof directions)[number],
  now: Float32Array,
  last: Float32Array,
) {
  const fromInput = product(input, now, inputBias);
  const fromState = product(state, last, stateBias);
  const size = sizes.state;
  const gate = (at: number) => sigmoid(numberAt(fromInput, at) + numberAt(fromState, at));
  const next = new Float32Array(size);
  for (let at = 0; at < size; at++) {
    const update = gate(size + at);
    const fresh = Math.tanh(
      numberAt(fromInput, 2 * size + at) + gate(at) * numberAt(fromState, 2 * size + at),
    );
    next[at] = (1 - update) * fresh + update * numberAt(last, at);
  }
  return next;
}

/**
 * The product of a matrix and a vector, plus `bias`. Four rows at a time, because a processor computes sums that do not
 * wait for each other side by side; all matrices have a multiple of four rows.
 */
function product(matrix: Matrix, vector: Float32Array, bias: ArrayLike<number>) {
  const result = new Float32Array(bias);
  const { length } = vector;
  for (let row = 0; row < result.length; row += 4) {
    let first = numberAt(result, row);
    let second = numberAt(result, row + 1);
    let third = numberAt(result, row + 2);
    let fourth = numberAt(result, row + 3);
    const start = row * length;
    for (let at = 0; at < length; at++) {
      const value = numberAt(vector, at);
      first += numberAt(matrix, start + at) * value;
      second += numberAt(matrix, start + length + at) * value;
      third += numberAt(matrix, start + 2 * length + at) * value;
      fourth += numberAt(matrix, start + 3 * length + at) * value;
    }
    result[row] = first;
    result[row + 1] = second;
    result[row + 2] = third;
    result[row + 3] = fourth;
  }
  return result;
}

/** The value at an index that is known to be inside. */
const numberAt = (values: Float32Array, at: number) => values[at] as number;

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
