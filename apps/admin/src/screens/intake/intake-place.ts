import { INTAKE_DESK_LIMITS, INTAKE_STATES, intakeMachine, nextIntakeActor, type IntakeState } from '@cw/domain';

export const INTAKE_SORTS = ['review_due', 'newest'] as const;
export type IntakeSort = (typeof INTAKE_SORTS)[number];

/** What the queue can be narrowed to, beside one state. `open` is what it shows unless told. */
export const NAMED_VIEWS = [
  'open',
  'new',
  'late',
  'due_soon',
  'staff',
  'submitter',
  'under_way',
  'flagged',
  'over',
] as const;
export type NamedView = (typeof NAMED_VIEWS)[number];
export type IntakeView = NamedView | IntakeState;
export const INTAKE_VIEWS: readonly IntakeView[] = [...NAMED_VIEWS, ...INTAKE_STATES];

/** The states in which the desk waits for the submitter, as the domain's table says. */
export const WAITS_FOR_SUBMITTER = INTAKE_STATES.filter((state) => nextIntakeActor(state) === 'submitter');

interface Narrowed {
  readonly states?: IntakeState[];
  readonly only?: ('late' | 'due_soon' | 'flagged' | 'waiting')[];
}

const isOver = (state: IntakeState): boolean => intakeMachine.final.includes(state);

const NARROWED: Readonly<Record<NamedView, Narrowed>> = {
  open: {},
  new: { states: ['submitted'] },
  late: { only: ['late'] },
  due_soon: { only: ['due_soon'] },
  staff: { only: ['waiting'] },
  submitter: { states: [...WAITS_FOR_SUBMITTER] },
  under_way: { states: INTAKE_STATES.filter((state) => nextIntakeActor(state) === 'contractor') },
  flagged: { only: ['flagged'] },
  over: { states: INTAKE_STATES.filter(isOver) },
};

const isNamed = (view: IntakeView): view is NamedView => Object.hasOwn(NARROWED, view);

/** Which requests are shown, as it stands in the address. */
export interface IntakePlace {
  readonly view: IntakeView;
  readonly q: string;
  readonly sort: IntakeSort;
}

export const EVERYTHING: IntakePlace = { view: 'open', q: '', sort: 'review_due' };
export const SEARCH_MAX = INTAKE_DESK_LIMITS.searchMax;

/** The parameter that names the request that is open. */
export const SELECTED = 'request';

/** Reads the address; whatever it says that cannot be is left out. */
export const placeOf = (search: URLSearchParams): IntakePlace => ({
  view: INTAKE_VIEWS.find((view) => view === search.get('view')) ?? EVERYTHING.view,
  q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
  sort: INTAKE_SORTS.find((sort) => sort === search.get('sort')) ?? EVERYTHING.sort,
});

/** Writes the address; what is so anyway is left out. */
export function searchOf({ view, q, sort }: IntakePlace, selected?: string): URLSearchParams {
  const said = {
    view: view === EVERYTHING.view ? '' : view,
    q,
    sort: sort === EVERYTHING.sort ? '' : sort,
    [SELECTED]: selected ?? '',
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}

/** Relative to the base path. */
export function pathOf(place: IntakePlace, selected?: string): string {
  const search = searchOf(place, selected).toString();
  return search === '' ? '/intake' : `/intake?${search}`;
}

/** What the API is asked. Whoever searches without narrowing looks at what is over, too. */
export function queryOf({ view, q, sort }: IntakePlace, cursor?: string) {
  const narrowed: Narrowed = isNamed(view) ? NARROWED[view] : { states: [view] };
  return {
    ...narrowed,
    ...(q !== '' && { q }),
    ...(sort !== EVERYTHING.sort && { sort }),
    ...(cursor !== undefined && { cursor }),
  };
}

export const isNarrowed = ({ view, q }: IntakePlace): boolean => view !== EVERYTHING.view || q !== '';
