import { DomainError } from '../../../../common/errors/domain-error.js';
import type { UserEntity } from '../../../users/index.js';
import { anAcceptedBid } from '../../testing/an-accepted-bid.js';
import type { PaymentsTest } from '../../testing/create-payments-test.js';

export const PARALLEL = 50;

export const times = <T>(work: (index: number) => PromiseLike<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: PARALLEL }, async (_, index) => work(index)));

interface Try {
  readonly status: number;
  /** Of a try that went wrong inside: what stopped it. */
  readonly stoppedBy?: string;
}

function tryOf(error: unknown): Try {
  if (error instanceof DomainError && error.code === 'state.conflict') return { status: 409 };
  const constraint: unknown = error instanceof Error ? Reflect.get(error, 'constraint') : undefined;
  return { status: 500, stoppedBy: typeof constraint === 'string' ? constraint : String(error) };
}

/** Approves one bid's work by many at once, without the lock on its project: the money must hold out alone. */
export async function approveMoney(test: PaymentsTest, contractor: UserEntity): Promise<Try[]> {
  const bid = await anAcceptedBid(test, { contractor });
  await test.pay(bid.owner, bid.projectId, 527_000);
  await bid.project.start();
  await bid.project.submit();
  return times(() => bid.project.approve().then(() => ({ status: 200 }), tryOf));
}
