import type { ProjectDetail } from '@cw/api-client';
import {
  paymentAdvice,
  type CheckoutMethod,
  type PaymentAdvice,
  type PaymentNeed,
  type PaymentWay,
  type PlainDate,
} from '@cw/domain';
import { readersToday } from '../../app/readers-today.js';
import { isApproved } from './is-approved.js';

/** What the provider's form takes. */
export type PayMethod = CheckoutMethod;

const NOTHING_WAITS = { start: null, durationDays: null, closing: null } as const;

/** Whether the start still waits for the money: under way, and once the work is approved, nothing does. */
export const isStartAhead = (project: ProjectDetail): boolean => !isApproved(project) && project.work === 'not_started';

/** What the money of a project has to be there for. */
function needOf(project: ProjectDetail, today: PlainDate): PaymentNeed {
  const { acceptedBid, agreed, closingDate } = project;
  if (!isStartAhead(project)) return { today, ...NOTHING_WAITS };
  const days = acceptedBid?.durationDays ?? null;
  return {
    today,
    start: acceptedBid?.startDate ?? null,
    durationDays: days === null ? null : days + (agreed?.extraDays ?? 0),
    closing: closingDate,
  };
}

/** By when each way to pay has the money there, and which one is suggested. */
export const adviceOf = (project: ProjectDetail): PaymentAdvice => paymentAdvice(needOf(project, readersToday()));

/** The ways to pay what nothing waits for, the fastest first. */
export const plainWays = (): readonly PaymentWay[] => paymentAdvice({ today: readersToday(), ...NOTHING_WAITS }).ways;

/** What the provider's form tells of the choice; anything that is not known here is paid like a card. */
export const payMethodOf = (type: string): PayMethod => (type === 'us_bank_account' ? type : 'card');
