import sharp from 'sharp';

const SKIES = ['#bcd3e6', '#d7dde2', '#e9dcc6', '#c9d6c0', '#dfe6ea', '#d5cdc4'];
const WALLS = ['#a9886a', '#c9c2b4', '#8d5b49', '#7f8f99', '#b8a57e', '#e3ded3'];

/** A house that stands for the photograph on a page. */
const house = (kind: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="220">
<rect width="320" height="220" fill="${SKIES[kind % SKIES.length]}"/><rect y="150" width="320" height="70" fill="#7d9161"/>
<rect x="${60 + (kind % 4) * 12}" y="85" width="180" height="85" fill="${WALLS[kind % WALLS.length]}"/>
<path d="M${45 + (kind % 4) * 12} 88 l105 -52 l105 52z" fill="#4b4a4c"/>
<rect x="${90 + (kind % 5) * 15}" y="110" width="30" height="28" fill="#dfeaf0"/><rect x="185" y="118" width="26" height="52" fill="#5b3d2a"/></svg>`;

const MADE = new Map<number, Promise<Buffer>>();
const KINDS = 6;

/** One of a few photographs, each made once. */
export function photograph(kind: number): Promise<Buffer> {
  const known = MADE.get(kind % KINDS);
  if (known !== undefined) return known;
  const made = sharp(Buffer.from(house(kind % KINDS)))
    .jpeg({ quality: 60 })
    .toBuffer();
  MADE.set(kind % KINDS, made);
  return made;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page as a scanner sees it: text that is only a picture, a little askew. */
export function scanned(
  lines: readonly string[],
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const text = lines.map(
    (line, index) => `<text x="60" y="${80 + index * 17}" font-family="serif" font-size="12">${escaped(line)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f6f4ee"/>
<g transform="rotate(0.6)" fill="#222">${text.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).grayscale().jpeg({ quality: 55 }).toBuffer();
}
