import { CONDITION_LIMITS, type Cents, parseDollars } from '@cw/domain';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`;
const AMOUNT = `\\$\\s?(${NUMBER})\\s?([kK](?![\\p{L}]))?`;
const RANGE = String.raw`\s?(?:-|–|—|to|a|y|and)\s?`;
const WITH_SIGN = new RegExp(`(?:${AMOUNT}${RANGE})?${AMOUNT}`, 'gu');
const LABELLED = new RegExp(
  `(?:cost(?:o)?(?: to cure| estimad[oa]| estimate)?|estimated?(?: cost)?|est\\.?|presupuesto)\\s*[:=]?\\s*(?:(${NUMBER})${RANGE})?(${NUMBER})\\s?([kK](?![\\p{L}]))?(?!\\s*(?:%|years?|a[nñ]os|days?|d[ií]as|in\\.|inch|ft|sq))`,
  'iu',
);
const TOTAL = /\btotal\b|\bsum of\b/iu;

function centsOf(typed: string | undefined, thousands: string | undefined): Cents | null {
  if (typed === undefined) return null;
  const plain = typed.replaceAll(',', '');
  const cents = thousands ? Math.round(Number(plain) * 100_000) : parseDollars(plain);
  return cents === undefined || cents > CONDITION_LIMITS.estimatedCostMaxCents ? null : (cents as Cents);
}

/** What the words say that it costs; of a range its upper end. A total belongs to no row. */
export function costIn(text: string): Cents | null {
  if (TOTAL.test(text)) return null;
  const last = [...text.matchAll(WITH_SIGN)].at(-1);
  if (last) return centsOf(last[3], last[4]);
  const labelled = LABELLED.exec(text);
  return labelled ? centsOf(labelled[2], labelled[3]) : null;
}

const CELL = new RegExp(`^(?:${AMOUNT}${RANGE})?\\$?\\s?(?:(${NUMBER})${RANGE}\\$?\\s?)?(${NUMBER})\\s?([kK])?$`, 'u');

/** The same for a cell under a heading that says that it is a cost: there the sign may be missing. */
export const costOfCell = (text: string): Cents | null => {
  const found = CELL.exec(text.trim().replace(/^(?:est\.?|approx\.?|about)\s*/iu, ''));
  return found ? centsOf(found[4], found[5]) : costIn(text);
};

const ENDING = new RegExp(
  `[\\s,;.:(\\[–—-]*(?:(?:approximate(?:ly)?|estimated?|est\\.?|approx\\.?|about|cost(?:o)?|to|cure|estimad[oa]|repair|of|de|aprox\\.?|reparaci[oó]n|correcci[oó]n)[\\s:.=]*)*(?:${AMOUNT}${RANGE})?${AMOUNT}[)\\].;]*$`,
  'iu',
);

/** The words without the cost at their end. */
export const withoutCost = (text: string): string => text.replace(ENDING, '').trim();
