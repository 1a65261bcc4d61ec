/** Parses the modules of a QR code that was drawn as one path of rows. */
export function modulesOf(svg: string) {
  const [, size = "0"] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const dark = new Set<string>();
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(length); step++) dark.add(`${Number(x) + step} ${y}`);
  }
  return { size: Number(size), isDark: (x: number, y: number) => dark.has(`${x} ${y}`) };
}
