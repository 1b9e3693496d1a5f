// Many pictures on one: what a whole area looks like in one language, width and scheme, and a page to leaf through all.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** @typedef {{ file: string, screen: string, locale: string, width: number, scheme: string }} Picture */

const GAP = 12;
const LABEL = 22;
/** How a picture of each width stands on a sheet; what is longer is cut. */
const CELLS = /** @type {const} */ ({
  390: { width: 260, height: 600, columns: 6 },
  1280: { width: 520, height: 440, columns: 3 },
});
const ROWS = 4;
const GROUND = '#8a9296';
const NAME = /^(?<screen>[a-z0-9-]+)\.(?<locale>en|es)\.(?<width>390|1280)\.(?<scheme>light|dark|word)\.png$/;

/**
 * @param {string} folder
 * @returns {Picture[]}
 */
export function picturesIn(folder) {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const { screen, locale, width, scheme } = NAME.exec(file)?.groups ?? {};
      return screen && locale && scheme ? [{ file, screen, locale, width: Number(width), scheme }] : [];
    });
}

/**
 * @param {readonly Picture[]} pictures
 * @param {(picture: Picture) => string} keyOf
 */
function groupBy(pictures, keyOf) {
  /** @type {Map<string, Picture[]>} */
  const groups = new Map();
  for (const picture of pictures) groups.set(keyOf(picture), [...(groups.get(keyOf(picture)) ?? []), picture]);
  return groups;
}

/**
 * One sheet for a language, width and scheme of an area, or several where it has many screens.
 * @param {string} folder
 * @returns {Promise<string[]>} the sheets' names
 */
export async function writeSheets(folder) {
  const into = join(folder, 'sheets');
  mkdirSync(into, { recursive: true });
  const groups = groupBy(
    picturesIn(folder),
    ({ screen, locale, width, scheme }) => `${screen.split('-')[0]}.${locale}.${width}.${scheme}`,
  );
  /** @type {string[]} */
  const names = [];
  for (const [name, pictures] of groups) {
    const size = cellOf(pictures[0]).columns * ROWS;
    for (let from = 0; from < pictures.length; from += size) {
      const sheet = `${name}.${from / size + 1}.webp`;
      await writeSheet(folder, pictures.slice(from, from + size), join(into, sheet));
      names.push(sheet);
    }
  }
  return names;
}

/** @param {Picture | undefined} picture */
const cellOf = (picture) => CELLS[picture?.width === 390 ? 390 : 1280];

/**
 * @param {string} folder
 * @param {Picture[]} pictures of one width
 * @param {string} file
 */
async function writeSheet(folder, pictures, file) {
  const cell = cellOf(pictures[0]);
  const columns = Math.min(cell.columns, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const [across, down] = [cell.width + GAP, cell.height + GAP + LABEL];
  const layers = await Promise.all(
    pictures.map(async ({ file: name, screen }, index) => {
      const [left, top] = [GAP + (index % columns) * across, GAP + Math.floor(index / columns) * down];
      const picture = sharp(join(folder, name)).resize({ width: cell.width });
      const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
      const cut = { left: 0, top: 0, width: info.width, height: Math.min(info.height, cell.height) };
      const label = Buffer.from(
        `<svg width="${cell.width}" height="${LABEL}"><text x="0" y="15" font-family="sans-serif" font-size="14">${screen}</text></svg>`,
      );
      return [
        { input: label, left, top },
        { input: await sharp(data).extract(cut).toBuffer(), left, top: top + LABEL },
      ];
    }),
  );
  const [width, height] = [GAP + columns * across, GAP + rows * down];
  const sheet = sharp({ create: { width, height, channels: 3, background: GROUND } });
  await sheet.composite(layers.flat()).webp({ quality: 82 }).toFile(file);
}

/**
 * A page to leaf through: a screen a row, its pictures side by side.
 * @param {string} folder
 * @param {string[]} sheets
 */
export function writeIndex(folder, sheets) {
  const pictures = picturesIn(folder);
  const rows = [...groupBy(pictures, ({ screen }) => screen)].map(
    ([screen, taken]) => `<section id="${screen}"><h2>${screen}</h2><div>${taken.map(figure).join('')}</div></section>`,
  );
  const links = sheets.map((sheet) => `<li><a href="sheets/${sheet}">${sheet.replace('.webp', '')}</a></li>`);
  const screens = new Set(pictures.map(({ screen }) => screen)).size;
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${screens} screens</title><style>${STYLE}</style>
<h1>${screens} screens, ${pictures.length} pictures</h1><details><summary>Contact sheets</summary><ul>${links.join('')}</ul></details>
${rows.join('\n')}</html>\n`,
  );
}

const STYLE =
  'body{font:16px/1.4 sans-serif;margin:24px;background:#d9dede}div{display:flex;gap:12px;overflow-x:auto;align-items:start}' +
  'figure{margin:0;flex:none}img{display:block;height:420px;object-fit:cover;object-position:top}ul{columns:4}';

/** @param {Picture} picture */
const figure = ({ file, locale, width, scheme }) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${locale} ${width} ${scheme}</figcaption></figure>`;
