import { addDays, AUDIT_ACTIONS, isPlainDate, type AuditAction, type PlainDate } from '@cw/domain';

/** Which entries are shown, as it stands in the address; empty means any. `actor` and `subject` are ids. */
export interface AuditFilters {
  readonly action: AuditAction | '';
  readonly actor: string;
  readonly subject: string;
  /** As it is called where the reader is. */
  readonly day: PlainDate | '';
}

export const NO_FILTERS: AuditFilters = { action: '', actor: '', subject: '', day: '' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idOf = (value: string | null): string => (value !== null && UUID.test(value) ? value : '');

const dayOf = (value: string | null): PlainDate | '' => (value !== null && isPlainDate(value) ? value : '');
/** When a day begins where the reader is. */
const beginOf = (day: PlainDate): string => new Date(`${day}T00:00:00`).toISOString();

/** Reads the address; whatever it says that cannot be is left out. */
export const filtersOf = (search: URLSearchParams): AuditFilters => ({
  action: AUDIT_ACTIONS.find((action) => action === search.get('action')) ?? '',
  actor: idOf(search.get('actor')),
  subject: idOf(search.get('subject')),
  day: dayOf(search.get('day')),
});

/** Writes the address; what says nothing is left out. */
export const searchOf = (filters: AuditFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));

/** What the API is asked. */
export const queryOf = ({ action, actor, subject, day }: AuditFilters) => ({
  ...(action !== '' && { action }),
  ...(actor !== '' && { actorId: actor }),
  ...(subject !== '' && { subjectId: subject }),
  ...(day !== '' && { since: beginOf(day), until: beginOf(addDays(day, 1)) }),
});

export const isNarrowed = (filters: AuditFilters): boolean => Object.values(filters).some((value) => value !== '');
