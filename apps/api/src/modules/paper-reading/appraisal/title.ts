import { CONDITION_LIMITS } from '@cw/domain';
import { clausesOf, isOrder } from '../wording/requirement.js';
import { featuresIn } from '../wording/features.js';
import { withoutCost } from './cost.js';

const ONLY_ORDER = /^(?:please |the )?(?:seller|buyer|borrower|owner|contractor)s? (?:to|must|shall|will|should) /iu;
const PARTS = /(?:[;:]\s+|\.\s+(?=\p{Lu})|\s[–—]\s)/u;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isAllCapitals = (text: string): boolean => text === text.toUpperCase();

/** The parts of a telling in which something is ordered, as printed. */
export const ordersIn = (quote: string): string[] => quote.split(PARTS).filter((part) => isOrder(part));

function shortened(text: string): string {
  if (text.length <= CONDITION_LIMITS.titleMax) return text;
  const cut = text.slice(0, CONDITION_LIMITS.titleMax - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 3)).trimEnd()}…`;
}

/** What is to be done, short; with what is wrong before it where the order alone names nothing. */
export function titleOf(quote: string, feature: string | null): string {
  const words = withoutCost(quote).replace(/[\s.;,:–—-]+$/u, '');
  const parts = words.split(PARTS).map((part) => part.trim().replace(/[.;,]+$/u, ''));
  const order = parts.find((part) => isOrder(part))?.replace(ONLY_ORDER, '');
  const isTelling = order !== undefined && featuresIn(order).length > 0;
  const chosen = isTelling ? order : words;
  const named = feature !== null && featuresIn(chosen).length === 0 ? `${feature}: ${chosen}` : chosen;
  return upper(shortened(isAllCapitals(named) ? named.toLowerCase() : named));
}

/** The clauses that order something, plain: what the category asks first. */
export const orderedIn = (quote: string): string => clausesOf(quote).filter(isOrder).join('. ');
