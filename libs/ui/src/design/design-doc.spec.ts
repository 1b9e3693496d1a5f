import { loadMessages } from '@cw/i18n';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_LOOKS, type StateLook } from '../states/state-looks.js';
import { contrast } from '../testing/contrast.js';
import { darkColors, duration, fontFamily, lightColors, radius, space, type ColorToken } from '../theme/tokens.js';
import { typography } from '../theme/typography.js';
import { COLOR_ROLES } from './color-roles.js';
import { CONTRAST_PAIRS } from './contrast-pairs.js';

const ROOT = join(__dirname, '../../../..');
const DOC = join(ROOT, 'docs/design.md');
const COMPONENTS = join(__dirname, '../components');

type Rows = readonly (readonly string[])[];

/** A table as the formatter writes it. */
function table([head = [], ...rows]: Rows): string {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(3, ...all.map((row) => [...(row[at] ?? '')].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - [...cell].length)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const at2 = (ratio: number): string => ratio.toFixed(1);
/** Rounded down, so that no table says more than there is. */
const down = (ratio: number): number => Math.floor(ratio * 10) / 10;

const colors = (): string =>
  table([
    ['Token', 'Light', 'Dark', 'Role'],
    ...Object.entries(COLOR_ROLES).map(([token, role]) => [
      `\`${token}\``,
      lightColors[token as ColorToken],
      darkColors[token as ColorToken],
      role,
    ]),
  ]);

const measured = CONTRAST_PAIRS.map(([front, ground, least]) => ({
  front,
  ground,
  least,
  light: contrast(lightColors[front], lightColors[ground]),
  dark: contrast(darkColors[front], darkColors[ground]),
}));

const contrasts = (): string =>
  table([
    ['In front', 'Ground', 'Light', 'Dark', 'At least'],
    ...measured.map(({ front, ground, least, light, dark }) => [
      `\`${front}\``,
      `\`${ground}\``,
      at2(down(light)),
      at2(down(dark)),
      String(least),
    ]),
  ]);

async function states(): Promise<string> {
  const [en, es] = await Promise.all([loadMessages('en'), loadMessages('es')]);
  const rows = Object.entries(STATE_LOOKS).flatMap(([machine, looks]) =>
    Object.entries(looks as Readonly<Record<string, StateLook>>).map(([state, { glyph, tone, solid, wordId }]) => [
      machine,
      `\`${state}\``,
      String((glyph as { displayName?: string }).displayName ?? glyph.name).replace(/Glyph$/, ''),
      solid === true ? `${tone}, solid` : tone,
      en[wordId],
      es[wordId],
    ]),
  );
  return table([['Machine', 'State', 'Glyph', 'Color', 'English', 'Spanish'], ...rows]);
}

const styleRow = (name: string, style: object): readonly string[] => {
  const { fontSize = 'as its line', lineHeight, fontWeight = 400, fontFamily: face } = style as Record<string, unknown>;
  const besley = face === fontFamily.display ? 'Besley' : 'Archivo';
  return [`\`${name}\``, String(fontSize), String(lineHeight), `${besley} ${String(fontWeight)}`];
};

const type = (): string =>
  table([
    ['Style', 'Size', 'Line', 'Face and weight'],
    ...Object.entries(typography as Record<string, unknown>)
      .filter((entry): entry is [string, object] => typeof entry[1] === 'object')
      .map(([name, style]) => styleRow(name, style)),
  ]);

const measures = (): string =>
  table([
    ['What', 'Values'],
    [
      'Spacing, in px',
      Object.entries(space)
        .map(([name, steps]) => `${name} ${steps * 8}`)
        .join(' · '),
    ],
    [
      'Radius, in px',
      Object.entries(radius)
        .map(([name, value]) => `${name} ${value}`)
        .join(' · '),
    ],
    [
      'Duration, in ms',
      Object.entries(duration)
        .map(([name, value]) => `${name} ${value}`)
        .join(' · '),
    ],
  ]);

const sections = async (): Promise<Readonly<Record<string, string>>> => ({
  colors: colors(),
  contrast: contrasts(),
  states: await states(),
  type: type(),
  measures: measures(),
});

const placeOf = (name: string): RegExp => new RegExp(`(<!-- from code: ${name} -->\n)([\\s\\S]*?)(\n<!-- end -->)`);
const inPlace = (text: string): string => `\n${text}\n`;

describe('docs/design.md', () => {
  it('says of colors, contrast, states, type and measures what the code says', async () => {
    let doc = readFileSync(DOC, 'utf8');
    for (const [name, text] of Object.entries(await sections())) {
      expect(doc).toMatch(placeOf(name));
      if (process.env.WRITE_DOCS === '1')
        doc = doc.replace(placeOf(name), (_, before, __, after) => before + inPlace(text) + after);
      else expect(placeOf(name).exec(doc)?.[2]).toBe(inPlace(text));
    }
    if (process.env.WRITE_DOCS === '1') writeFileSync(DOC, doc);
  });

  it.each(measured.map((pair) => [`${pair.front} on ${pair.ground}`, pair] as const))(
    'A11Y-01 %s holds AA by day and by night',
    (_, { light, dark, least }) => {
      expect(light).toBeGreaterThanOrEqual(least);
      expect(dark).toBeGreaterThanOrEqual(least);
    },
  );

  it('measures every color that is drawn in front of another', () => {
    const inFront = new Set(measured.map(({ front }) => front));
    const texts = (Object.keys(COLOR_ROLES) as ColorToken[]).filter((token) =>
      /^(?:ink|on|focus|lineStrong)/.test(token),
    );
    expect(texts.filter((token) => !inFront.has(token))).toEqual([]);
  });

  it('leads to the stories of every component, and to no other file that is not there', () => {
    const doc = readFileSync(DOC, 'utf8');
    const links = [...doc.matchAll(/\]\((\.\.\/[^)#]+|[^):#]+\.md)\)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(ROOT, 'docs', path)))).toEqual([]);
    const stories = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.stories.tsx'),
    );
    const unnamed = stories.filter((path) => !links.includes(`../libs/ui/src/components/${path}`));
    expect(unnamed).toEqual([]);
  });
});
