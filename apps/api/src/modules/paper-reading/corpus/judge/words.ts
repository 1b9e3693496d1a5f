const STOP = new Set(
  'a an the of to and or in on at by for with is are was were be been it its this that as from has have had not no will than then into out up all any each los las el la lo un una de del y o en con por para que se es al su sus'.split(
    ' ',
  ),
);

/** The words that carry what a text says, each in a rough root. */
export function wordsOf(text: string): Set<string> {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u00AD\u200B]/g, '')
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !STOP.has(word)).map((word) => word.replace(/(es|s)$/, '')));
}

/** The share of the first that the second has, too. */
export function shareIn(these: ReadonlySet<string>, those: ReadonlySet<string>): number {
  if (these.size === 0) return 0;
  return [...these].filter((word) => those.has(word)).length / these.size;
}
