import { DISPUTE_STATES, type DisputeState } from '@cw/domain';

/** The parameter that names the case that is open. */
export const SELECTED = 'case';

/** What the list shows: what waits for staff, or one state. */
export const DISPUTE_VIEWS = ['waiting', ...DISPUTE_STATES] as const;
export type DisputeView = 'waiting' | DisputeState;

/** Reads the address; whatever it says that cannot be means what is open. */
export const viewOf = (search: URLSearchParams): DisputeView =>
  DISPUTE_VIEWS.find((view) => view === search.get('state')) ?? 'open';

/** Writes the address; what is open needs no word. */
export function searchOf(view: DisputeView, selected?: string): URLSearchParams {
  const all = { state: view === 'open' ? '' : view, [SELECTED]: selected ?? '' };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Relative to the base path. */
export function pathOf(view: DisputeView, selected?: string): string {
  const search = searchOf(view, selected).toString();
  return search === '' ? '/disputes' : `/disputes?${search}`;
}

/** What the API is asked. */
export const queryOf = (view: DisputeView, cursor?: string) => ({
  ...(view === 'waiting' ? { waiting: 'yes' as const } : { status: view }),
  ...(cursor !== undefined && { cursor }),
});
