import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { LIST } from '../i18n/first-texts.mjs';
import { workspaceRoot } from './base-config.mjs';

const list = join(workspaceRoot, LIST);

/** What of a catalogue is wanted: `first`, those of the list, `later`, the others, or `all`. */
function isWanted(texts) {
  if (texts === 'all') return () => true;
  const first = new Set(JSON.parse(readFileSync(list, 'utf8')));
  return (id) => first.has(id) === (texts === 'first');
}

/** Turns a catalogue's ICU texts into their syntax trees, so that no page carries the ICU parser. */
export default function icuLoader(source) {
  this.addDependency(list);
  const wanted = isWanted(this.getOptions().texts);
  const texts = Object.entries(JSON.parse(source)).filter(([id]) => wanted(id));
  return JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)])));
}
