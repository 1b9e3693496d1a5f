import type { ConditionKind } from '@cw/domain';
import { splitMark } from '../text/blocks.js';
import type { FoundTable, Row } from '../text/tables.js';
import { featuresIn } from '../wording/features.js';
import { plain } from '../wording/plain.js';
import { costOfCell } from './cost.js';
import { isAskedInList, isTotal } from './statements.js';
import { judge } from '../wording/requirement.js';
import type { Told } from './told.js';
import type { Zone } from './zones.js';

const KINDS: readonly (readonly [RegExp, ConditionKind])[] = [
  [/^(?:repair|reparacion|replace|correct)/u, 'repair'],
  [/^(?:inspection|inspeccion|inspect|evaluat)/u, 'inspection'],
  [/^(?:completion|complet|terminacion|finalizacion)/u, 'completion'],
];
const NO_ACTION =
  /^(?:none|ningun[ao]?|no action|n\/?a|monitor|maintenance|cosmetic|waived|informational|vigilar|mantenimiento)/u;
const CLEARED = /^(?:waived|n\/?a|not required|no aplica|dispensad)/u;

/** Whether the row asks for anything. A table of defects says it in its own column. */
function isAsked({ cells }: Row, zone: Zone): boolean {
  const { description = '', action, status = '' } = cells;
  if (!/\p{L}{3}/u.test(description) || isTotal(description) || CLEARED.test(plain(status))) return false;
  if (action !== undefined) return !NO_ACTION.test(plain(action).trim());
  return asksWhere[zone](description);
}

const asksWhere: Readonly<Record<Zone, (text: string) => boolean>> = {
  required: (text) => isWork(text),
  body: (text) => isWork(text),
  harmless: () => false,
  contract: () => false,
};

const isWork = (text: string): boolean =>
  !judge(text).isHarmless && !isPaperwork(text) && featuresIn(text).length > 0 && isAskedInList(text, true);

/** Never work at the house, whatever of the house they name. */
const PAPER_ALWAYS =
  /\b(?:title (?:report|commitment|policy|search|company|insurance|work)|prelim(?:inary)? title|(?:irs|tax) transcripts?|(?:hazard|flood|homeowner'?s?|property|title|wind(?: and hail)?|hail|master|mortgage) insurance|insurance (?:binder|policy|declaration|dec page|coverage|premium)|replacement cost|dec(?:laration)?s? page|flood (?:cert|zone|determination|hazard)|vo[eard]\b|verification of (?:rent|employment|deposit|mortgage|assets)|pay ?stubs?|bank statements?|credit report|gift (?:letter|funds)|notary|notari[sz]ed|mers|du (?:findings|approval)|aus|lp findings|appraiser (?:to|must|should|shall)|appraisal (?:to be|must be|shall be|report (?:to|must)|review|transfer|delivered|ordered|update)|second appraisal|comparables?|closing (?:disclosure|protection)|cpl|wiring? instructions|payoff|1003|1008|4506|urla|cd (?:to|must)|paid to zero|tax cert|property tax|homestead|certificate of eligibility|amendatory|p[oó]liza|talones|estados? de cuenta|declaraciones? de impuestos)/iu;
const PAPERWORK =
  /\b(?:pay ?stubs?|(?:hazard|insurance|homeowner\S*|flood) (?:policy|coverage)|policy|coverage|mortgage|certified funds|accounts?|pay ?checks?|bank statements?|statements?|w-?2s?|1099|tax(?:es)? (?:returns?|transcripts?)|tax returns?|employ(?:ment|er)|insurance|title (?:commitment|policy|search|company)|gift|credit|identification|driver'?s licen[cs]e|passport|4506|assets?|income|closing disclosure|loan estimate|earnest money|deposit|letter of explanation|explanation|application|cash to close|reserves?|payoff|escrow|hoa|power of attorney|deed|promissory|rate lock|disclosures?|invoice for the appraisal|appraisal (?:invoice|fee|copy)|fee|funds?|wire|debts?|judgments?|divorce|bankruptcy|lease|rental|mortgage (?:statement|history)|verification of|verbal|social security|signature|signed|sign (?:the|all)|talones?|n[oó]mina|estados? de cuenta|seguro|declaraci[oó]n|impuestos|ingresos|empleo|cr[eé]dito|fondos|t[ií]tulo|solicitud|firmad[oa]|firmar|donaci[oó]n|identificaci[oó]n|carta)\b/iu;
const HOUSE_WORK =
  /\b(?:repair|replac|install|correct|inspect|roof|electric|plumb|furnace|heat|paint|termite|pest|well|septic|foundation|cimient|ingenier|engineer|structur|reparar|reemplaz|instal|corregir|inspecc)/iu;

/** A lender's list asks for papers as well: they are nobody's work at the house. */
export const isPaperwork = (text: string): boolean =>
  PAPER_ALWAYS.test(text) || (PAPERWORK.test(text) && !HOUSE_WORK.test(text));

const trimmed = (text: string | undefined): string | null => text?.trim() || null;

function toldOfRow({ cells }: Row, page: number, container: string): Told {
  const { action = '' } = cells;
  const { mark, words: description } = splitMark(cells.description ?? '');
  const kind = KINDS.find(([pattern]) => pattern.test(plain(action)))?.[1] ?? null;
  return {
    // An action in words of its own is what must be done.
    quote: kind === null ? `${description} ${action}`.trim() : description,
    page,
    container,
    number: trimmed(cells.number ?? mark ?? undefined),
    location: trimmed(cells.location),
    kind,
    cost: cells.cost === undefined ? null : costOfCell(cells.cost),
    feature: trimmed(cells.feature),
    section: '',
  };
}

export function toldOfTable({ rows }: FoundTable, page: number, zone: Zone): Told[] {
  const container = `table ${page} ${rows[0]?.y}`;
  return rows.filter((row) => isAsked(row, zone)).map((row) => toldOfRow(row, page, container));
}
