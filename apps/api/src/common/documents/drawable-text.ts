// pdfkit reads fonts with it too: what it says is there is what will be drawn.
import { openSync, type Font } from 'fontkit';

/** Spaces that `Intl` and people write and our letters lack: each is drawn as the space that does not break. */
const RARE_SPACES = /[\u2000-\u200a\u202f\u205f\u3000]/gu;
/** Says how the character before it is drawn, or joins two: alone it is nothing to see. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]/gu;
const USUAL = /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff]*$/u;

const fonts = new Map<string, Font>();

function fontAt(path: string): Font {
  const known = fonts.get(path);
  if (known) return known;
  const opened = openSync(path);
  if (!('hasGlyphForCodePoint' in opened)) throw new Error(`${path} is a collection of fonts`);
  fonts.set(path, opened);
  return opened;
}

/**
 * A text as the font can draw it. A character that the font does not have, an emoji say, is named by its code
 * ("[U+1F44D]"): a record shows that something stood there, and which.
 */
export function drawableText(text: string, fontPath: string): string {
  const composed = text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\t', ' ');
  if (USUAL.test(composed)) return composed;
  const font = fontAt(fontPath);
  return Array.from(composed.replace(RARE_SPACES, '\u00a0').replace(UNSEEN, ''), (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (character === '\n' || font.hasGlyphForCodePoint(code)) return character;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}
