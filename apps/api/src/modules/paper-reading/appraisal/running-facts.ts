import type { ReadField } from '@cw/domain';
import { dateIn } from './dates.js';
import { type Place, placeOf } from './places.js';

/** What sentences and headings tell without a label. */

const WHOLE_PLACE =
  /(?<![\d$,.])(\d{1,6}[A-Za-z]?\s+(?:\p{L}|\d)[^,;:()]{2,48},?\s+[\p{L}][\p{L} .'-]{1,30},?\s+[A-Z]{2},?\s+\d{5})(?!\d)/u;

/** "14 Elm St, Dayton, OH 45410" somewhere in a line. */
export const placeIn = (text: string): Place => {
  const place = placeOf(WHOLE_PLACE.exec(text)?.[1] ?? '');
  return place.zip === undefined || place.address === undefined ? {} : place;
};

interface Told {
  readonly field: ReadField;
  /** Ends where its date begins. */
  readonly words: RegExp;
}

const TOLD: readonly Told[] = [
  {
    field: 'contractDate',
    words:
      /(?:contract|agreement|contrato)\b[^.]{0,40}?\b(?:dated|signed(?: on)?|executed(?: on)?|of|from|de fecha|firmado el|fechado el|del?)\s+(?=.{0,12}\d)/giu,
  },
  {
    field: 'inspectionDate',
    words:
      /(?:inspect(?:ed|ion)|visit(?:ed)?|walk-?through|seen|inspecci[oó]n|inspeccionad[oa]|inspeccion[oó]|visita|visitad[oa])\b[^.]{0,40}?\b(?:on|of|dated|held|performed|took place|made|el|del|:)\s*(?=.{0,12}\d)/giu,
  },
  {
    field: 'effectiveDate',
    words:
      /(?:effective(?: date)?|value[^.]{0,20} as of|apprais(?:al|ed)[^.]{0,30}(?:as of|dated|effective)|fecha efectiva|vigente al|tasaci[oó]n[^.]{0,20} (?:del|de fecha|al))\s*(?:is|was|on|of|:|el|del)?\s*(?=.{0,12}\d)/giu,
  },
];

export function datesTold(text: string, isDayFirst: boolean): [ReadField, string][] {
  return TOLD.flatMap(({ field, words }): [ReadField, string][] => {
    for (const found of text.matchAll(words)) {
      const from = found.index + found[0].length;
      const date = dateIn(text.slice(from, from + 26), isDayFirst);
      if (date !== undefined) return [[field, date]];
    }
    return [];
  });
}
