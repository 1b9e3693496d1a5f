import type Stripe from 'stripe';
import { invalidParameter } from './api-error.js';
import { integer, text, type Parameter, type Range } from './parameters.js';

const pageSize: Parameter<number, false> = {
  required: false,
  read(value, name) {
    const limit = integer.read(value, name);
    if (limit < 1 || limit > 100)
      throw invalidParameter('This value must be between 1 and 100.', name, 'parameter_invalid_integer');
    return limit;
  },
};

/** The three parameters of every list. */
export const PAGE = { limit: pageSize, starting_after: text(), ending_before: text() } as const;

interface Page {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

function positionOf(items: readonly { id: string }[], id: string, parameter: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) throw invalidParameter(`No such object: '${id}'`, parameter, 'resource_missing');
  return index;
}

/** One page, newest first, of items that are given oldest first. */
export function paginate<T extends { id: string }>(
  oldestFirst: readonly T[],
  page: Page,
  url: string,
): Stripe.ApiList<T> {
  const items = oldestFirst.toReversed();
  const limit = page.limit ?? 10;
  const list = (data: T[], hasMore: boolean): Stripe.ApiList<T> => ({ object: 'list', data, has_more: hasMore, url });
  if (page.ending_before !== undefined) {
    const end = positionOf(items, page.ending_before, 'ending_before');
    return list(items.slice(Math.max(0, end - limit), end), end > limit);
  }
  const start = page.starting_after === undefined ? 0 : positionOf(items, page.starting_after, 'starting_after') + 1;
  return list(items.slice(start, start + limit), start + limit < items.length);
}

/** Whether a time lies in a `created[gte]=…` range. */
export function within(range: Range | undefined, time: number): boolean {
  if (!range) return true;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}
