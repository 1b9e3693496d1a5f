import type { IntakeDetail, IntakeRepairView, OwnIntakeOfferLine, SendOffer } from '@cw/api-client';
import {
  cents,
  INTAKE_DESK_LIMITS,
  parseDollars,
  PROJECT_LIMITS,
  RESPONSIBLE_PARTIES,
  sumCents,
  toDollarsInput,
  type Cents,
  type ResponsibleParty,
} from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { adoptTexts } from '../records/use-kept.js';

/** One line of an offer as it is typed. */
export interface OfferLineDraft {
  readonly ceiling: string;
  readonly party: ResponsibleParty | '';
  readonly note: string;
}

/** By the ids of the repairs. */
export interface OfferDraft {
  readonly lines: Readonly<Record<string, OfferLineDraft>>;
  readonly message: string;
}

/** The repairs that an offer is about: those that no completed project holds. */
export const openRepairs = ({ repairList }: IntakeDetail): readonly IntakeRepairView[] =>
  repairList.filter(({ isDone }) => !isDone);

const amountOf = (ceilingCents: number | null): string =>
  ceilingCents === null || ceilingCents === 0 ? '' : toDollarsInput(cents(ceilingCents));

const wished = ({ estimatedCostCents, responsibleParty }: IntakeRepairView): OfferLineDraft => ({
  ceiling: amountOf(estimatedCostCents),
  party: responsibleParty ?? '',
  note: '',
});

const offered = ({ ceilingCents, responsibleParty, note }: OwnIntakeOfferLine): OfferLineDraft => ({
  ceiling: amountOf(ceilingCents),
  party: responsibleParty,
  note: note ?? '',
});

/** Begins with the offer before, if there was one, and else with what the submitter said. */
export function beginOffer(intake: IntakeDetail): OfferDraft {
  const [before] = intake.offers;
  const lines = openRepairs(intake).map((repair) => {
    const line = before?.lines.find(({ repairId }) => repairId === repair.id);
    return [repair.id, line === undefined ? wished(repair) : offered(line)] as const;
  });
  return { lines: Object.fromEntries(lines), message: before?.message ?? '' };
}

const valueOf = (stored: unknown, name: string): unknown =>
  typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;

/** Takes from what was kept the words and amounts of the repairs that are still offered. */
export function adoptOffer(blank: OfferDraft, stored: unknown): OfferDraft | undefined {
  const head = adoptTexts({ message: blank.message }, stored);
  if (head === undefined) return undefined;
  const kept = valueOf(stored, 'lines');
  const lines = Object.entries(blank.lines).map(([id, line]): [string, OfferLineDraft] => {
    const text: Record<string, string> | undefined = adoptTexts({ ...line }, valueOf(kept, id));
    if (text === undefined) return [id, line];
    const { ceiling = '', note = '', party } = text;
    return [id, { ceiling, note, party: RESPONSIBLE_PARTIES.find((one) => one === party) ?? '' }];
  });
  return { ...head, lines: Object.fromEntries(lines) };
}

const EMPTY_LINE: OfferLineDraft = { ceiling: '', party: '', note: '' };
export const lineOf = (draft: OfferDraft, repairId: string): OfferLineDraft => draft.lines[repairId] ?? EMPTY_LINE;

/** What the readable ceilings come to. */
export const totalOf = (draft: OfferDraft, repairs: readonly IntakeRepairView[]): Cents =>
  sumCents(repairs.map(({ id }) => parseDollars(lineOf(draft, id).ceiling) ?? cents(0)));

const { ceilingMinCents, ceilingMaxCents } = INTAKE_DESK_LIMITS;

export type OfferField = 'ceiling' | 'party';
export const fieldOf = (field: OfferField | 'note', repairId: string): string => `${field}-${repairId}`;

/** What keeps the offer from being sent, by field, in the order of the form. */
export function offerFaults(draft: OfferDraft, repairs: readonly IntakeRepairView[]): ReadonlyMap<string, MessageId> {
  const faults = new Map<string, MessageId>();
  for (const { id } of repairs) {
    const { ceiling, party } = lineOf(draft, id);
    const amount = parseDollars(ceiling);
    if (amount === undefined || amount < ceilingMinCents || amount > ceilingMaxCents) {
      faults.set(fieldOf('ceiling', id), 'triage.offer.ceiling_wrong');
    }
    if (party === '') faults.set(fieldOf('party', id), 'triage.offer.party_missing');
  }
  if (totalOf(draft, repairs) > PROJECT_LIMITS.budgetMaxCents) faults.set('total', 'triage.offer.too_much');
  return faults;
}

const textOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** What was judged good, as the API takes it. */
export function offerOf(draft: OfferDraft, repairs: readonly IntakeRepairView[]): SendOffer {
  const lines = repairs.map(({ id }) => {
    const { ceiling, party, note } = lineOf(draft, id);
    return {
      repairId: id,
      ceilingCents: parseDollars(ceiling) ?? 0,
      responsibleParty: RESPONSIBLE_PARTIES.find((one) => one === party) ?? 'either',
      note: textOf(note),
    };
  });
  return { lines, message: textOf(draft.message) };
}
