import { parse } from '@formatjs/icu-messageformat-parser';

/** Turns a catalogue's ICU texts into their syntax trees, so that no page carries the ICU parser. */
export default function icuLoader(source) {
  const texts = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)])));
}
