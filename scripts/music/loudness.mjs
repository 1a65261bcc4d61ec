// @ts-check
/** The measure of loudness of broadcasting, ITU-R BS.1770. */

/** @typedef {[left: Float32Array, right: Float32Array]} Stereo */

/**
 * How loud a piece is to a listener, in LUFS, as ITU-R BS.1770 defines it.
 * @param {Stereo} stereo
 * @param {number} sampleRate
 */
export function loudness(stereo, sampleRate) {
  const heard = stereo.map((channel) => asHeard(channel, sampleRate));
  const step = Math.round(0.1 * sampleRate);
  const powers = [];
  for (let first = 0; first + 4 * step <= stereo[0].length; first += step) {
    let sum = 0;
    for (const channel of heard) {
      for (let index = first; index < first + 4 * step; index += 1) sum += (channel[index] ?? 0) ** 2;
    }
    powers.push(sum / (4 * step));
  }
  const audible = powers.filter((power) => toLufs(power) > -70);
  const threshold = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((power) => toLufs(power) > threshold)));
}

const toLufs = (/** @type {number} */ power) => -0.691 + 10 * Math.log10(power);
const mean = (/** @type {number[]} */ values) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The two filters of BS.1770: the shadow of a head, and an ear's deafness to what is very low.
 * @param {Float32Array} channel
 * @param {number} sampleRate
 */
function asHeard(channel, sampleRate) {
  const shelf = Math.tan((Math.PI * 1681.974) / sampleRate);
  const [high, band] = [10 ** (3.99984 / 20), 10 ** ((3.99984 / 20) * 0.49967)];
  const head = filtered(channel, {
    forward: [
      high + (band * shelf) / 0.70718 + shelf ** 2,
      2 * (shelf ** 2 - high),
      high - (band * shelf) / 0.70718 + shelf ** 2,
    ],
    back: [1 + shelf / 0.70718 + shelf ** 2, 2 * (shelf ** 2 - 1), 1 - shelf / 0.70718 + shelf ** 2],
  });
  const low = Math.tan((Math.PI * 38.13547) / sampleRate);
  const scale = 1 + low / 0.50033 + low ** 2;
  return filtered(head, {
    // The standard leaves this one's gain as it is.
    forward: [scale, -2 * scale, scale],
    back: [scale, 2 * (low ** 2 - 1), 1 - low / 0.50033 + low ** 2],
  });
}

/**
 * @param {Float32Array} channel
 * @param {{ forward: [number, number, number], back: [number, number, number] }} filter
 */
function filtered(channel, { forward, back }) {
  const [b0, b1, b2, a1, a2] = [...forward, back[1], back[2]].map((value) => value / back[0]);
  const out = new Float32Array(channel.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (const [index, x] of channel.entries()) {
    const y = (b0 ?? 0) * x + (b1 ?? 0) * x1 + (b2 ?? 0) * x2 - (a1 ?? 0) * y1 - (a2 ?? 0) * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[index] = y;
  }
  return out;
}
