import type { Problem } from '@cw/api-client';

interface Refusal {
  readonly problem?: Pick<Problem, 'errors'>;
}

const isRefusal = (error: unknown): error is Refusal => typeof error === 'object' && error !== null;

/** What the API says about single fields, by their paths. */
export function fieldFaultsOf(error: unknown): ReadonlyMap<string, string> {
  const faults = isRefusal(error) ? (error.problem?.errors ?? []) : [];
  return new Map(faults.map(({ path, message }) => [path, message]));
}
