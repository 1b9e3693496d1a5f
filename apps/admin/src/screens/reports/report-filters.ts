import { REPORT_STATES, type ReportState } from '@cw/domain';

/** Reads the address; whatever it says that cannot be means what waits. */
export const stateOf = (search: URLSearchParams): ReportState =>
  REPORT_STATES.find((state) => state === search.get('state')) ?? 'open';

/** Writes the address; what waits needs no word. */
export const searchOf = (state: ReportState): URLSearchParams => new URLSearchParams(state === 'open' ? {} : { state });
