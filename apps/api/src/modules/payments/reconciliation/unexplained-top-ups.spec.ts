import { cents } from '@cw/domain';
import { unexplained, type FreeTopUp } from './unexplained-top-ups.js';

const AT = new Date('2026-11-20T09:00:00.000Z');

const topUp = (id: string, free: number, stands = false): FreeTopUp => ({
  ...{ ids: [id, `${id}-back`], at: AT, stands },
  freeCents: cents(free),
});
const left = (topUps: readonly FreeTopUp[], cleared: number, waiting = 0): [string, number][] =>
  unexplained(topUps, { clearedCents: cents(cleared), waitingCents: cents(waiting) }).map(({ id, restCents }) => [
    id,
    restCents,
  ]);

describe('what no closing explains of our top-ups', () => {
  it('PAY-06 is what comes after closings’ money, oldest first, and a part of the last that it reaches into', () => {
    expect(left([topUp('a', 300), topUp('b', 700), topUp('c', 50)], 1_000)).toEqual([['c', 50]]);
    expect(left([topUp('a', 300), topUp('b', 700), topUp('c', 50)], 900)).toEqual([
      ['b', 100],
      ['c', 50],
    ]);
    expect(left([topUp('a', 300)], 400)).toEqual([]);
  });

  it('PAY-06 may be money of a closing that staff have not cleared yet, but not what they were called to before', () => {
    expect(left([topUp('a', 300)], 0, 300)).toEqual([]);
    expect(left([topUp('a', 300, true)], 0, 300)).toEqual([['a', 300]]);
    expect(left([topUp('a', 300, true)], 300)).toEqual([]);
  });

  it('PAY-06 stays the one that staff were called to, whatever closing is topped up and cleared after it', () => {
    expect(left([topUp('own', 500, true), topUp('closing', 1_000)], 1_000)).toEqual([['own', 500]]);
  });

  it('PAY-06 is what went back to our bank of money that is booked as our own', () => {
    expect(left([topUp('own', -500), topUp('closing', 1_000)], 1_000)).toEqual([['own-back', -500]]);
  });
});
