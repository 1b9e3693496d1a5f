import { aContractor, aPerson, bidOn, post, type Person } from '../../../testing/market.js';
import type { PaymentsTest } from './create-payments-test.js';

// The clock of the tests stands on November 20, 2026; noon in New York is five in the afternoon in UTC.
const DAY = '2026-11-23';
export const NOON = new Date('2026-11-23T17:00:00.000Z');
export const PRICE = 300_000;

export interface Agreed {
  readonly owner: Person;
  readonly contractor: Person;
  readonly projectId: string;
  readonly rivals: readonly Person[];
}

export interface Terms {
  readonly timing?: 'upfront' | 'at_closing';
  /** What the client pays in before the day; the whole price unless told otherwise. */
  readonly paidCents?: number;
  readonly rivals?: readonly Person[];
  readonly day?: string | null;
  /** What happens to the rivals' bids before one is accepted. */
  readonly beforeAccept?: (owner: Person, bidIds: readonly string[]) => Promise<unknown>;
}

/** A job that is agreed at `before` and to begin on the day, paid as told; the clock stands at noon of that day. */
export async function agreedDay(test: PaymentsTest, before: Date, terms: Terms): Promise<Agreed> {
  test.clock.set(before);
  const { timing = 'upfront', paidCents = PRICE, rivals = [], day = DAY } = terms;
  const [owner, contractor] = [await aPerson(test), await aContractor(test)];
  const project = await post(test, owner, { closingDate: '2026-12-18' });
  const fields = { acceptsAtClosing: true, startDate: day, durationDays: 2 };
  const bid = await bidOn(test, contractor, project, { fields });
  const bidIds: string[] = [];
  for (const rival of rivals) {
    const figures = { startDate: '2026-11-24', durationDays: 3, materials: 'Exterior acrylic' };
    bidIds.push((await bidOn(test, rival, project, { prices: { 1: 111_000, 3: 90_000 }, fields: figures })).id);
  }
  await terms.beforeAccept?.(owner, bidIds);
  await test.http.post(`/api/bids/${bid.id}/accept`).set(owner.headers).send({ paymentTiming: timing }).expect(200);
  if (timing === 'upfront' && paidCents > 0) await test.pay(owner.user, project.id, paidCents);
  test.clock.set(NOON);
  return { owner, contractor, projectId: project.id, rivals };
}
