/** A place of the house before and after its repair, drawn as SVG at 1280 × 800: demo data has no photographs of anybody's home. */
export type Scene = 'steps' | 'window' | 'roof' | 'outlet' | 'heater' | 'door' | 'wall' | 'floor' | 'meter' | 'deck';

const WIDTH = 1280;
const HEIGHT = 800;

const frame = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inside}</svg>`;
const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const line = (points: string, stroke: string, width: number): string =>
  `<polyline points="${points}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="miter"/>`;

const INK = '#22343d';
const each = (from: number, to: number, step: number, draw: (at: number) => string): string => {
  let out = '';
  for (let at = from; at < to; at += step) out += draw(at);
  return out;
};
const siding = (tone: string, shade: string): string =>
  box(0, 0, WIDTH, 640, tone) +
  each(40, 640, 44, (y) => box(0, y, WIDTH, 3, shade)) +
  box(0, 640, WIDTH, 160, '#7d8f5c');
const room = (wall: string): string =>
  box(0, 0, WIDTH, 660, wall) + box(0, 660, WIDTH, 16, '#f1ede4') + box(0, 676, WIDTH, 124, '#a98459');
const screen = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="9" fill="#8a8f93"/>`;

function steps(repaired: boolean): string {
  const treads = each(
    0,
    4,
    1,
    (n) =>
      box(600 - n * 40, 436 + n * 52, 300 + n * 70, 52, n % 2 ? '#c9c4b8' : '#d5d0c5') +
      box(600 - n * 40, 436 + n * 52, 300 + n * 70, 6, '#aaa498'),
  );
  const rail =
    line('500,470 640,250 880,250 1040,470', INK, 14) +
    each(520, 1040, 44, (x) => {
      const top = x < 640 ? 470 - (x - 500) * 1.57 : x > 880 ? 250 + (x - 880) * 1.37 : 250;
      return line(`${x},${top} ${x},${top + 190}`, INK, 7);
    });
  const crack = line('610,610 650,580 690,600 740,560', '#7c766b', 5);
  return (
    siding('#b9c7cd', '#a3b2b9') +
    box(640, 90, 200, 346, '#a8442f') +
    box(670, 130, 140, 120, '#8f3726') +
    box(812, 290, 12, 12, '#e2c26b') +
    treads +
    (repaired ? rail : crack)
  );
}

function window(repaired: boolean): string {
  const trim = repaired ? '#fbfbf7' : '#e4ddcb';
  const flakes = each(0, 22, 1, (n) =>
    box(
      400 + ((n * 97) % 470),
      n % 2 ? 150 + ((n * 13) % 24) : 590 + ((n * 7) % 24),
      26,
      12,
      '#9b7b57',
      `transform="rotate(${(n * 37) % 60} ${400 + ((n * 97) % 470)} 160)"`,
    ),
  );
  return (
    siding('#86a08f', '#748f7f') +
    box(380, 130, 520, 500, trim) +
    box(420, 170, 440, 420, '#3f5f74') +
    box(632, 170, 16, 420, trim) +
    box(420, 372, 440, 16, trim) +
    box(440, 190, 120, 150, '#5d7d92') +
    box(360, 620, 560, 26, trim) +
    (repaired ? '' : flakes)
  );
}

function roof(repaired: boolean): string {
  const shingle = (row: number): string =>
    each(-100 + (row % 2) * 50, WIDTH, 100, (x) =>
      box(x, 200 + row * 56, 96, 54, (x / 100 + row) % 3 > 1 ? '#4f585e' : '#5a646b'),
    );
  const rows = each(0, 11, 1, shingle);
  const chimney = box(760, 60, 190, 330, '#a8442f') + each(70, 380, 36, (y) => box(760, y, 190, 4, '#c9b7a6'));
  const flashing = repaired
    ? line('740,400 740,350 770,350 770,300 800,300 800,250', '#c5ced3', 16) + box(752, 384, 206, 16, '#c5ced3')
    : box(752, 384, 206, 10, '#6d4f3a') + line('760,392 800,430 880,410 950,450', '#1d2428', 12);
  const missing = repaired
    ? ''
    : box(260, 368, 96, 54, '#8d7455') + box(360, 424, 96, 54, '#8d7455') + box(310, 480, 96, 54, '#8d7455');
  return box(0, 0, WIDTH, HEIGHT, '#3c4449') + box(0, 0, WIDTH, 200, '#c9dce8') + rows + missing + chimney + flashing;
}

function outlet(repaired: boolean): string {
  const slots = (x: number, y: number): string =>
    box(x, y, 9, 34, INK) + box(x + 46, y, 9, 34, INK) + `<circle cx="${x + 27}" cy="${y + 54}" r="9" fill="${INK}"/>`;
  const plate = box(520, 220, 240, 360, repaired ? '#fdfdfb' : '#e6dcc0', 'rx="10" stroke="#b6b1a5" stroke-width="4"');
  const buttons = repaired
    ? box(590, 384, 100, 22, '#1b1f22') + box(590, 412, 100, 22, '#b3261e')
    : line('700,520 760,600 800,580', '#7a5b33', 8);
  return (
    room('#d9dfd8') +
    each(0, WIDTH, 128, (x) => box(x, 0, 3, 660, '#c6cec6')) +
    plate +
    slots(612, 270) +
    slots(612, 460) +
    buttons +
    screen(640, 240) +
    screen(640, 560)
  );
}

function heater(repaired: boolean): string {
  const tank =
    box(460, 90, 300, 560, '#dfe5e8', 'rx="26"') +
    box(460, 90, 300, 60, '#c3ccd1', 'rx="26"') +
    box(560, 560, 110, 60, '#8d979d');
  const pipe = repaired
    ? line('760,180 840,180 840,640', '#b9733f', 22) + line('820,640 860,640', '#b9733f', 22)
    : line('760,180 810,180', '#b9733f', 22);
  const straps = repaired ? box(430, 250, 360, 18, '#6b747a') + box(430, 480, 360, 18, '#6b747a') : '';
  const stain = repaired ? '' : `<ellipse cx="830" cy="668" rx="150" ry="22" fill="#7d8a8f" opacity=".7"/>`;
  return (
    box(0, 0, WIDTH, 660, '#b4b7ae') +
    each(60, 660, 84, (y) => box(0, y, WIDTH, 3, '#a1a49b')) +
    box(0, 660, WIDTH, 140, '#8b8a84') +
    tank +
    pipe +
    straps +
    stain
  );
}

function door(repaired: boolean): string {
  const tilt = repaired ? '' : 'transform="rotate(-3 520 620)"';
  const gap = repaired ? '' : box(500, 110, 26, 530, '#0f171b');
  return (
    siding('#cfc5b2', '#bdb29d') +
    box(480, 90, 330, 550, '#f4f1e8') +
    gap +
    `<g ${tilt}>${box(512, 118, 266, 522, '#2f5873')}${box(545, 150, 90, 160, '#264a62')}${box(655, 150, 90, 160, '#264a62')}${box(545, 350, 200, 230, '#264a62')}</g>` +
    (repaired ? `<circle cx="752" cy="400" r="16" fill="#d9b65c"/>` + box(742, 430, 22, 60, '#d9b65c') : '')
  );
}

function wall(repaired: boolean): string {
  const stain = `<ellipse cx="620" cy="170" rx="250" ry="110" fill="#b79a62" opacity=".65"/><ellipse cx="600" cy="160" rx="150" ry="60" fill="#8f7340" opacity=".6"/><path d="M520 300l160-40 90 90-60 120-180 10-50-90z" fill="#3d352b"/>`;
  return (
    room(repaired ? '#e9ece6' : '#dcd7c8') +
    box(120, 480, 230, 180, '#6a8291') +
    box(150, 400, 170, 90, '#7d95a4') +
    (repaired ? '' : stain)
  );
}

function floor(repaired: boolean): string {
  const boards = each(0, 10, 1, (row) =>
    each(-420 + (row % 3) * 140, WIDTH, 420, (x) =>
      box(x, 300 + row * 52, 416, 49, (x + row) % 2 ? '#a67c4c' : '#b48a58'),
    ),
  );
  const hole = repaired
    ? ''
    : `<path d="M480 470l220-30 90 60-30 110-250 20-70-80z" fill="#2a2119"/>` +
      box(520, 500, 220, 14, '#6d5434') +
      box(520, 556, 200, 14, '#6d5434');
  return (
    box(0, 0, WIDTH, HEIGHT, '#7d5c37') +
    box(0, 0, WIDTH, 300, '#d5dcdc') +
    box(0, 284, WIDTH, 16, '#f2efe7') +
    boards +
    hole
  );
}

function meter(repaired: boolean): string {
  const panel = box(460, 120, 340, 520, '#98a4aa', 'rx="8"') + box(490, 150, 280, 460, '#7f8b92');
  const breakers = each(
    180,
    570,
    48,
    (y) =>
      box(510, y, 110, 36, '#22292d') +
      box(640, y, 110, 36, '#22292d') +
      box(580, y + 8, 30, 20, '#d4d8da') +
      box(650, y + 8, 30, 20, '#d4d8da'),
  );
  const wires =
    line('490,330 420,380 400,520', '#b3261e', 9) +
    line('490,360 380,420 350,560', '#e5e0d0', 9) +
    box(640, 324, 110, 84, '#0c1012');
  return siding('#c7cfd3', '#b4bec3') + panel + breakers + (repaired ? '' : wires);
}

function deck(repaired: boolean): string {
  const boards = each(0, WIDTH, 64, (x) => box(x, 420, 60, 220, x % 128 ? '#a98a63' : '#b59770'));
  const posts =
    box(160, 640, 44, 160, '#6f5940') +
    box(1070, 640, 44, 160, repaired ? '#6f5940' : '#4d4031', repaired ? '' : 'transform="rotate(6 1090 640)"');
  const rail =
    box(100, 230, 1080, 18, '#7a6146') +
    each(120, 1180, 60, (x) => (repaired || x % 240 !== 0 ? box(x, 248, 14, 172, '#86704f') : ''));
  return siding('#a8b9b0', '#96a89e') + posts + boards + rail;
}

const DRAW: Record<Scene, (repaired: boolean) => string> = {
  steps,
  window,
  roof,
  outlet,
  heater,
  door,
  wall,
  floor,
  meter,
  deck,
};

/** The SVG of a scene, before or after. */
export const drawScene = (scene: Scene, repaired: boolean): string => frame(DRAW[scene](repaired));
