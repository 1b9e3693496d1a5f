import type { ProjectCategory } from '../project/project.js';
import type { PlainDate } from '../schedule/plain-date.js';
import type { License } from './paper-shapes.js';
import { isApproved, unendedLicenses, type HeldLicense, type Paper } from './verification.js';

/**
 * Trades for which a license is asked for nearly everywhere. Painting, flooring and the like need none in most states,
 * so that nothing can be concluded where one is missing.
 */
export const LICENSED_TRADES = ['electrical', 'plumbing', 'hvac'] as const satisfies readonly ProjectCategory[];

/** A general contractor's license: it names no trade, and covers them all. */
const EVERY_TRADE: ProjectCategory = 'other';

/** What of a license stands with the approved paper: its number is written on the submission. */
export const heldLicense = ({ state, trade, expiresOn }: License): HeldLicense => ({ state, trade, expiresOn });

/** The licenses that are in force today. */
export function licensesInForce(papers: readonly Paper[], today: PlainDate): HeldLicense[] {
  const paper = papers.find(({ kind }) => kind === 'license');
  return paper && isApproved(paper) ? unendedLicenses(paper, today) : [];
}

/** VER-01: in which states a contractor may work today, in their order. */
export function licensedStates(papers: readonly Paper[], today: PlainDate): string[] {
  return [...new Set(licensesInForce(papers, today).map(({ state }) => state))].toSorted();
}

const lastDayIn = (licenses: readonly HeldLicense[], state: string): PlainDate | null =>
  licenses
    .flatMap((license) => (license.state === state ? license.expiresOn : []))
    .toSorted()
    .at(-1) ?? null;

/** The last day in this state of what staff approved, over or not; null where they never approved one there. */
export const lastHeldDay = ({ licenses }: Pick<Paper, 'licenses'>, state: string): PlainDate | null =>
  lastDayIn(licenses ?? [], state);

/** The last day on which a contractor that is licensed in this state today still is; null where it is not. */
export function lastLicensedDay(papers: readonly Paper[], today: PlainDate, state: string): PlainDate | null {
  return lastDayIn(licensesInForce(papers, today), state);
}

/**
 * BID-05: those of the trades that are widely licensed by name and for which no license in force in this state names
 * them. Flagged and not refused: whether one is needed there is for the client to ask.
 */
export function tradesWithoutLicense(
  papers: readonly Paper[],
  {
    state,
    today,
    trades,
  }: { readonly state: string; readonly today: PlainDate; readonly trades: readonly ProjectCategory[] },
): ProjectCategory[] {
  const here = licensesInForce(papers, today).filter((license) => license.state === state);
  const covered = (asked: ProjectCategory): boolean =>
    here.some(({ trade }) => trade === asked || trade === EVERY_TRADE);
  return LICENSED_TRADES.filter((trade) => trades.includes(trade) && !covered(trade));
}
