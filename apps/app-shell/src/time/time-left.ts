import { HOUR_MS } from '@cw/domain';

const DAY_HOURS = 24;

export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'over';
  readonly count: number;
}

/** Whole days until an instant, or hours on its last day. */
export function timeLeft(until: string, now: number): TimeLeft {
  const hours = Math.floor((Date.parse(until) - now) / HOUR_MS);
  if (Date.parse(until) <= now) return { unit: 'over', count: 0 };
  return hours < DAY_HOURS ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}
