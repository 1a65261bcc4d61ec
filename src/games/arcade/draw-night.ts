import type { AppTheme } from "#src/entities/running-app.ts";
import { createRandom } from "#src/lib/random.ts";
import { HEIGHT, type Lantern, type Night, WATER, WIDTH } from "./lanterns.ts";

interface Scenery {
  sky: HTMLCanvasElement;
  glow: HTMLCanvasElement;
  lit: HTMLCanvasElement;
  unlit: HTMLCanvasElement;
  tough: HTMLCanvasElement;
}

/**
 * Draws the frames of a night. Static parts are cached in canvases of the displayed size; the lanterns are cached again
 * after a hit.
 */
export function createPainter(theme: AppTheme) {
  let scale = 0;
  let scenery: Scenery | undefined;
  let still: HTMLCanvasElement | undefined;
  let shown = "";

  return (context: CanvasRenderingContext2D, night: Night, isStill: boolean) => {
    const wanted = context.canvas.width / WIDTH;
    if (!scenery || !still || wanted !== scale) {
      scale = wanted;
      scenery = paintScenery(theme, scale);
      still = painted(WIDTH, HEIGHT, scale, () => {});
      shown = "";
    }
    const hanging = night.lanterns.map(({ wick, risen }) => (risen > 0 ? 0 : wick)).join("");
    if (shown !== `${night.level} ${hanging}`) {
      shown = `${night.level} ${hanging}`;
      drawStill(opened(still), scenery, night.lanterns, scale);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(still, 0, 0);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawMoving(context, scenery, night, isStill);
  };
}

function drawStill(
  context: CanvasRenderingContext2D,
  { sky, unlit, tough }: Scenery,
  lanterns: readonly Lantern[],
  scale: number,
) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(sky, 0, 0);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawStrings(context, lanterns);
  for (const { x, y, wick, risen } of lanterns) {
    if (risen === 0) context.drawImage(wick > 1 ? tough : unlit, x - 26, y - 32, 52, 68);
  }
}

function drawMoving(
  context: CanvasRenderingContext2D,
  { glow, lit }: Scenery,
  night: Night,
  isStill: boolean,
) {
  const sway = isStill ? 0 : night.steps / 55;
  for (const [at, { x, y, risen }] of night.lanterns.entries()) {
    if (risen === 0 || risen >= 200) continue;
    const lift = isStill ? y : y - risen * 3;
    const turn = Math.sin(sway + at) * 0.05;
    context.globalAlpha = Math.max(0, 1 - risen / 200);
    context.drawImage(glow, x - 80, lift - 80, 160, 160);
    context.translate(x, lift - 26);
    context.rotate(turn);
    context.drawImage(lit, -26, -6, 52, 68);
    context.rotate(-turn);
    context.translate(-x, 26 - lift);
    context.globalAlpha = 1;
  }
  drawBoat(context, night, sway);
  const { x, y } = night.light;
  context.globalAlpha = 0.35;
  context.drawImage(glow, x - 60, 2 * WATER - y + 10, 120, 60);
  context.globalAlpha = 1;
  context.drawImage(glow, x - 70, y - 70, 140, 140);
  context.fillStyle = "#fffdf0";
  context.beginPath();
  context.arc(x, y, 8, 0, 7);
  context.fill();
}

function paintScenery({ dark, accent }: AppTheme, scale: number): Scenery {
  const warm = dark.accent;
  const lantern = (colours: [string, string, string], frame: string) =>
    painted(64, 84, scale, (context) => paintLantern(context, colours, frame));
  return {
    sky: painted(WIDTH, HEIGHT, scale, (context) => paintSky(context, dark.ground, accent.ground, warm)),
    glow: painted(160, 160, scale, (context) => {
      const light = context.createRadialGradient(80, 80, 0, 80, 80, 80);
      light.addColorStop(0, `${warm}b0`);
      light.addColorStop(0.35, `${warm}3c`);
      light.addColorStop(1, `${warm}00`);
      context.fillStyle = light;
      context.fillRect(0, 0, 160, 160);
    }),
    lit: lantern(["#fffbe6", "#ffd978", "#f0913a"], "#7a3312"),
    unlit: lantern(["#8fa6b8", "#5b7184", "#33475a"], "#0c1620"),
    tough: lantern(["#d68a7a", "#a24a46", "#5e2432"], "#1c0a10"),
  };
}

function drawStrings(context: CanvasRenderingContext2D, lanterns: readonly Lantern[]) {
  context.strokeStyle = "rgb(0 0 0 / .55)";
  context.lineWidth = 2;
  let before: Lantern | undefined;
  context.beginPath();
  for (const lantern of lanterns) {
    const { x, y } = lantern;
    if (!before || x < before.x) {
      if (before) context.lineTo(WIDTH + 10, before.y - 70);
      context.moveTo(-10, y - 70);
    }
    context.lineTo(x, y - 34);
    before = lantern;
  }
  if (before) context.lineTo(WIDTH + 10, before.y - 70);
  context.stroke();
}

function drawBoat(context: CanvasRenderingContext2D, { boat }: Night, sway: number) {
  const { x, width } = boat;
  const half = width / 2;
  const y = WATER + Math.sin(sway * 0.7) * 1.5;
  context.fillStyle = "rgb(0 0 0 / .4)";
  context.beginPath();
  context.ellipse(x, y + 30, half * 1.1, 9, 0, 0, 7);
  context.fill();
  const wood = context.createLinearGradient(0, y - 14, 0, y + 28);
  wood.addColorStop(0, "#e0a168");
  wood.addColorStop(0.35, "#93512b");
  wood.addColorStop(1, "#2c1410");
  context.fillStyle = wood;
  context.beginPath();
  context.moveTo(x - half, y - 14);
  context.quadraticCurveTo(x, y + 4, x + half, y - 14);
  context.quadraticCurveTo(x + half * 0.86, y + 30, x + half * 0.5, y + 30);
  context.lineTo(x - half * 0.5, y + 30);
  context.quadraticCurveTo(x - half * 0.86, y + 30, x - half, y - 14);
  context.fill();
  context.strokeStyle = "#ffe0ae";
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x - half, y - 14);
  context.quadraticCurveTo(x, y + 4, x + half, y - 14);
  context.stroke();
}

function paintSky(context: CanvasRenderingContext2D, ground: string, hue: string, warm: string) {
  const random = createRandom(11);
  const sky = context.createLinearGradient(0, 0, 0, WATER);
  sky.addColorStop(0, ground);
  sky.addColorStop(0.7, hue);
  sky.addColorStop(1, warm);
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, WATER);
  context.fillStyle = `${ground}59`;
  context.fillRect(0, 0, WIDTH, WATER);
  context.fillStyle = "#fff";
  for (let at = 0; at < 90; at++) {
    context.globalAlpha = 0.2 + random() * 0.6;
    context.fillRect(random() * WIDTH, random() * WATER * 0.6, 1.6, 1.6);
  }
  context.globalAlpha = 1;
  for (const [y, height, shade] of [
    [440, 110, "80"],
    [470, 80, "b8"],
    [498, 46, "f0"],
  ] as const) {
    context.fillStyle = `${ground}${shade}`;
    context.beginPath();
    context.moveTo(0, WATER);
    context.lineTo(0, y);
    for (let x = 0; x < WIDTH; x += 120) {
      context.quadraticCurveTo(x + 60, y - height * random(), x + 120, y + (random() - 0.5) * 14);
    }
    context.lineTo(WIDTH, WATER);
    context.fill();
  }
  for (let at = 0; at < 26; at++) {
    context.fillStyle = at % 3 ? "#ffdf91" : "#fff4cf";
    context.fillRect(40 + random() * (WIDTH - 80), 492 + random() * 20, 4, 5);
  }
  const sea = context.createLinearGradient(0, WATER, 0, HEIGHT);
  sea.addColorStop(0, warm);
  sea.addColorStop(0.12, hue);
  sea.addColorStop(1, ground);
  context.fillStyle = sea;
  context.fillRect(0, WATER, WIDTH, HEIGHT - WATER);
  context.fillStyle = `${ground}80`;
  context.fillRect(0, WATER, WIDTH, HEIGHT - WATER);
  context.fillStyle = warm;
  for (let at = 0; at < 70; at++) {
    const y = WATER + 3 + random() ** 2 * 74;
    context.globalAlpha = 0.3 - (y - WATER) / 400;
    context.fillRect(random() * WIDTH, y, 14 + random() * 50, 1.6);
  }
  context.globalAlpha = 1;
}

function paintLantern(
  context: CanvasRenderingContext2D,
  [light, body, edge]: [string, string, string],
  frame: string,
) {
  const paper = context.createRadialGradient(26, 40, 3, 32, 44, 34);
  paper.addColorStop(0, light);
  paper.addColorStop(0.5, body);
  paper.addColorStop(1, edge);
  context.fillStyle = paper;
  context.beginPath();
  context.ellipse(32, 44, 27, 28, 0, 0, 7);
  context.fill();
  context.strokeStyle = `${frame}66`;
  context.lineWidth = 1.5;
  for (const width of [9, 18, 26]) {
    context.beginPath();
    context.ellipse(32, 44, width, 28, 0, 0, 7);
    context.stroke();
  }
  context.fillStyle = frame;
  context.fillRect(20, 14, 24, 6);
  context.fillRect(21, 69, 22, 5);
  context.fillRect(31, 2, 2, 13);
  context.fillRect(31, 74, 2, 10);
}

function painted(
  width: number,
  height: number,
  scale: number,
  paint: (context: CanvasRenderingContext2D) => void,
) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = opened(canvas);
  context.scale(scale, scale);
  paint(context);
  return canvas;
}

function opened(canvas: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  return context;
}
