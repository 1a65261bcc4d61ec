/** Synthesizes bell sounds. Silent until switched on. */
export function createChimes() {
  let context: AudioContext | undefined;
  return {
    ring(semitones: number, loudness = 0.12) {
      context ??= new AudioContext();
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      const now = context.currentTime;
      tone.type = "sine";
      tone.frequency.value = 392 * 2 ** (semitones / 12);
      gain.gain.setValueAtTime(loudness, now);
      gain.gain.exponentialRampToValueAtTime(0.001, now + 0.5);
      tone.connect(gain).connect(context.destination);
      tone.start(now);
      tone.stop(now + 0.5);
    },
    close: () => void context?.close(),
  };
}
