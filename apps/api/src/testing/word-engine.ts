/** Windows' Outlook draws HTML with Word. What Word leaves out of a page, as far as our mails could need it. */

const SHOWN = /<!--\[if [^\]]*\bmso\b[^\]]*\]>(.*?)<!\[endif\]-->/gs;
const HIDDEN = /<!--\[if !mso\]><!-->.*?<!--<!\[endif\]-->/gs;
/** What tells Word how to draw, and is not drawn. */
const SETTINGS = /<xml>.*?<\/xml>/gs;
const TAG = /<([a-z][\w:]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const STYLE = /(\sstyle=")([^"]*)(")/;

/** Word knows these of no element. */
const UNKNOWN =
  /^(?:max-|min-|border-radius|overflow|display|white-space|box-shadow|opacity|position|float|flex|gap|object-)/;
/** The boxes of which Word knows the size and the padding; of a `div`, `p` or `a` it knows neither. */
const BOXES: ReadonlySet<string> = new Set(['table', 'td', 'th', 'img']);
const SIZES = /^(?:padding|width|height)/;
/** What Windows has; for another first name Word takes Times, whatever comes behind it. */
const FONTS = /^['"]?(?:Arial|Georgia|Helvetica|Times New Roman|Verdana|Segoe UI)\b/;

const declarationsOf = (style: string): [string, string][] =>
  style
    .split(';')
    .map(
      (part) => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()] as [string, string],
    )
    .filter(([name]) => name !== '');

function isDrawn(name: string, value: string, tag: string): boolean {
  if (UNKNOWN.test(name)) return false;
  if (SIZES.test(name)) return BOXES.has(tag) && !(tag === 'table' && name.startsWith('padding'));
  return !(name.startsWith('margin') && /auto/.test(value));
}

function fontOf(name: string, value: string): string {
  if (name !== 'font-family' && name !== 'font') return value;
  const names = name === 'font' ? (/^.*?(?:\d(?:px|%|em)?(?:\/\S+)?)\s+(?=[^\d])(.*)$/.exec(value)?.[1] ?? '') : value;
  return names === '' || FONTS.test(names) ? value : value.replace(names, "'Times New Roman'");
}

function drawnStyle(style: string, tag: string): string {
  const all = declarationsOf(style);
  const isHidden = all.some(([name, value]) => name === 'mso-hide' && value === 'all');
  const inside = all.find(([name]) => name === 'mso-padding-alt')?.[1];
  const drawn = all
    .filter(([name, value]) => !name.startsWith('mso-') && isDrawn(name, value, tag))
    .map(([name, value]) => `${name}:${fontOf(name, value)}`);
  if (inside !== undefined && (tag === 'td' || tag === 'th')) drawn.push(`padding:${inside}`);
  return [...(isHidden ? ['display:none'] : []), ...drawn].join(';');
}

/** Drops the rules for screens of one kind and colors of one kind: Word asks for neither. */
const withoutMedia = (html: string): string =>
  html.replaceAll(
    /(<style>)(.*?)(<\/style>)/gs,
    (_, begin: string, sheet: string, end: string) =>
      `${begin}${sheet.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')}${end}`,
  );

/**
 * A page with what Word would leave of it, for a browser to draw and for a test to measure: its conditional comments are
 * read, and what Word does not know is gone. An emulation: no Outlook was asked.
 */
export function asWordDraws(html: string): string {
  const read = withoutMedia(html.replaceAll(HIDDEN, '').replaceAll(SHOWN, '$1').replaceAll(SETTINGS, ''));
  return read.replaceAll(TAG, (whole, tag: string) =>
    whole.replace(STYLE, (_, begin: string, style: string, end: string) => `${begin}${drawnStyle(style, tag)}${end}`),
  );
}

/** One element of a page as Word sets it, in a window of some width. */
export interface DrawnBox {
  readonly tag: string;
  readonly classes: readonly string[];
  /** As wide as it can become; a table without a width grows with its words to all that is there. */
  readonly width: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: Readonly<Record<string, string>>;
}

const LONE = new Set(['meta', 'br', 'img', 'hr', 'link', 'input']);

const pixels = (length: string | undefined, room: number): number | undefined => {
  const [, number, unit] = /^([\d.]+)(px|%)?$/.exec(length ?? '') ?? [];
  if (number === undefined) return undefined;
  return unit === '%' ? (room * Number(number)) / 100 : Number(number);
};

/** One element, set into the room that is left for it. */
function boxOf(whole: string, tag: string, room: number): DrawnBox {
  const found = [...whole.matchAll(/([\w:-]+)="([^"]*)"/g)];
  const attributes: Record<string, string> = Object.fromEntries(found.map(([, key, value]) => [key, value]));
  const style = Object.fromEntries(declarationsOf(attributes.style ?? ''));
  const width = pixels(style.width, room) ?? pixels(attributes.width, room) ?? room;
  return {
    tag,
    classes: (attributes.class ?? '').split(' '),
    width: BOXES.has(tag) ? width : room,
    attributes,
    style,
  };
}

/** Every element of a page as Word would have it, with the width that it can take in a window. */
export function drawnByWord(html: string, windowWidth: number): DrawnBox[] {
  const boxes: DrawnBox[] = [];
  const around: DrawnBox[] = [];
  for (const [whole, ending, tag = ''] of asWordDraws(html).matchAll(/<(\/?)([a-z][\w:]*)[^>]*>/g)) {
    if (ending === '/') {
      const begun = around.pop()?.tag;
      if (begun !== tag) throw new Error(`</${tag}> ends <${String(begun)}>`);
      continue;
    }
    const box = boxOf(whole, tag, around.at(-1)?.width ?? windowWidth);
    boxes.push(box);
    if (!LONE.has(tag)) around.push(box);
  }
  return boxes;
}
