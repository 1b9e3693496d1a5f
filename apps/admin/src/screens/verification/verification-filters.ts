import { PAPER_KINDS, VERIFICATION_STATES, type PaperKind, type VerificationState } from '@cw/domain';

export const SEARCH_MAX = 100;

/** What can be listed: a paper that is missing has nothing to look at. */
export const LISTED_STATES = VERIFICATION_STATES.filter((state) => state !== 'missing');

/** Which papers are shown, as it stands in the address. */
export interface PaperFilters {
  readonly state: VerificationState;
  /** Of what waits, only what has waited for longer than promised. */
  readonly late: boolean;
  readonly kind: PaperKind | '';
  readonly q: string;
}

/** The paper that is open beside the list. */
export interface Selected {
  readonly contractorId: string;
  readonly kind: PaperKind;
}

const kindOf = (text: string | null): PaperKind | '' => PAPER_KINDS.find((kind) => kind === text) ?? '';

/** Reads the address; whatever it says that cannot be means what waits. */
export function filtersOf(search: URLSearchParams): PaperFilters {
  const state = LISTED_STATES.find((one) => one === search.get('state')) ?? 'submitted';
  return {
    state,
    late: state === 'submitted' && search.get('late') === 'yes',
    kind: kindOf(search.get('paper')),
    q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
  };
}

/** What the one field for both says: a state, or what is late of those that wait. */
export const LATE = 'late';
export const standingOf = ({ state, late }: PaperFilters): string => (late ? LATE : state);

/** What choosing there filters by. */
export const filtersFor = (standing: string): Pick<PaperFilters, 'state' | 'late'> => ({
  state: LISTED_STATES.find((one) => one === standing) ?? 'submitted',
  late: standing === LATE,
});

/** A notice of staff leads here with the contractor and the kind. */
export function selectedOf(search: URLSearchParams): Selected | undefined {
  const [contractorId, kind] = [search.get('contractor') ?? '', kindOf(search.get('kind'))];
  return contractorId === '' || kind === '' ? undefined : { contractorId, kind };
}

/** Writes the address; what waits needs no word. */
export function searchOf({ state, late, kind, q }: PaperFilters, selected?: Selected): URLSearchParams {
  const all = {
    ...{ state: state === 'submitted' ? '' : state, late: late ? 'yes' : '', paper: kind, q },
    ...{ contractor: selected?.contractorId ?? '', kind: selected?.kind ?? '' },
  };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

export function pathOf(filters: PaperFilters, selected?: Selected): string {
  const search = searchOf(filters, selected).toString();
  return search === '' ? '/verification' : `/verification?${search}`;
}

/** What the API is asked. */
export const queryOf = ({ state, late, kind, q }: PaperFilters, cursor?: string) => ({
  state,
  ...(late && { late: 'yes' as const }),
  ...(kind !== '' && { kind }),
  ...(q !== '' && { q }),
  ...(cursor !== undefined && { cursor }),
});

export const isSame = (one: Selected, other: Selected | undefined): boolean =>
  one.contractorId === other?.contractorId && one.kind === other.kind;
