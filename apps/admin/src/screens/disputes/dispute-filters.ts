import { DISPUTE_STATES, type DisputeState } from '@cw/domain';

/** The parameter that names the case that is open. */
export const SELECTED = 'case';

/** Reads the address; whatever it says that cannot be means what is open. */
export const stateOf = (search: URLSearchParams): DisputeState =>
  DISPUTE_STATES.find((state) => state === search.get('state')) ?? 'open';

/** Writes the address; what is open needs no word. */
export function searchOf(state: DisputeState, selected?: string): URLSearchParams {
  const all = { state: state === 'open' ? '' : state, [SELECTED]: selected ?? '' };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Relative to the base path. */
export function pathOf(state: DisputeState, selected?: string): string {
  const search = searchOf(state, selected).toString();
  return search === '' ? '/disputes' : `/disputes?${search}`;
}
