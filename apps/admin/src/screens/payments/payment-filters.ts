import { ATTENTION_REASONS, PAYMENT_STATES, type AttentionReason, type PaymentState } from '@cw/domain';

export const ATTENTION_CHOICES = ['any', ...ATTENTION_REASONS] as const;
export type AttentionChoice = 'any' | AttentionReason;

/** Which payments are shown, as it stands in the address; empty means all. */
export interface PaymentFilters {
  readonly q: string;
  readonly state: PaymentState | '';
  readonly attention: AttentionChoice | '';
}

export const NO_FILTERS: PaymentFilters = { q: '', state: '', attention: '' };
export const SEARCH_MAX = 100;

/** The parameter that names the payment that is open. */
export const SELECTED = 'payment';

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | '' =>
  all.find((one) => one === value) ?? '';

/** Reads the address; whatever it says that cannot be is left out. */
export const filtersOf = (search: URLSearchParams): PaymentFilters => ({
  q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
  state: oneOf(PAYMENT_STATES, search.get('state')),
  attention: oneOf(ATTENTION_CHOICES, search.get('attention')),
});

/** Writes the address; what says nothing is left out. */
export function searchOf(filters: PaymentFilters, selected?: string): URLSearchParams {
  const all = Object.entries({ ...filters, [SELECTED]: selected ?? '' });
  return new URLSearchParams(all.filter(([, value]) => value !== ''));
}

/** Relative to the base path. */
export const pathOf = (filters: PaymentFilters, selected?: string): string => {
  const search = searchOf(filters, selected).toString();
  return search === '' ? '/payments' : `/payments?${search}`;
};

export const queryOf = ({ q, state, attention }: PaymentFilters) => ({
  ...(q !== '' && { q }),
  ...(state !== '' && { state }),
  ...(attention !== '' && { attention }),
});

export const isNarrowed = (filters: PaymentFilters): boolean => Object.values(filters).some((value) => value !== '');
