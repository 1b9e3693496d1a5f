import { shortened } from '@cw/domain';

const WORDS_MAX = 120;

/** The first line of a text, cut where it is long; enough to tell one text from another. */
export function firstWords(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return shortened(line.trimEnd(), WORDS_MAX);
}
