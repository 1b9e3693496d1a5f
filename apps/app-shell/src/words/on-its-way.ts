import type { ProjectDetail } from '@cw/api-client';
import { businessDaysAfter, type PlainDate, SETTLEMENT } from '@cw/domain';
import { dayOf, readersToday } from '../app/readers-today.js';

type Paid = Pick<ProjectDetail, 'payment'>;

/** Whether the client's bank still has to pass money on: until it has, none of that is held. */
export const isOnItsWay = ({ payment }: Paid): boolean => payment !== null && payment.onItsWayCents > 0;

/** By when it should be here; nothing once that day is over, for nobody knows when a late one comes. */
export function expectedBy({ payment }: Paid): PlainDate | undefined {
  const since = payment?.timeline.findLast(({ kind }) => kind === 'on_its_way')?.at;
  if (since === undefined) return undefined;
  const day = businessDaysAfter(dayOf(since), SETTLEMENT.us_bank_account.businessDays);
  return day < readersToday() ? undefined : day;
}
