import type { PaymentState } from '@cw/domain';
import type { Response } from 'supertest';
import type { History } from './history.js';
import type { ProofJob } from './proof-job.js';

/** Something that people, the provider, the post or the power supply do. */
export interface Operation {
  readonly name: string;
  readonly weight: number;
  /** Where it may change something; elsewhere it should be refused, and is tried less often. */
  readonly states?: readonly PaymentState[];
  /** The same of a job that is paid at closing, whose work does not wait for the money. */
  readonly atClosing?: readonly PaymentState[];
  /** What came of it, for whoever replays it. */
  run(history: History, job: ProofJob): Promise<string>;
}

// Signed in, asking in the right words for what is there, and not too often: these are never a person's doing.
const OUR_FAULT = [400, 401, 404, 429];
const PROVIDER_FAILED = ['payment.intent_failed', 'payment.unavailable', 'server.unavailable'];

/** Refusals are fine: what is refused must change nothing. A fault of ours is not, unless the provider failed us. */
export function heard(history: History, answer: Response): string {
  const code = String(answer.body?.code ?? '');
  const isOurs = OUR_FAULT.includes(answer.status) || answer.status >= 500;
  if (isOurs && !PROVIDER_FAILED.includes(code)) history.blame(`answered ${answer.status} ${answer.text}`);
  return answer.status < 300 ? String(answer.status) : `${answer.status} ${code}`;
}

/** The same, of the answer that says whether the whole operation has worked. */
export function done(history: History, answer: Response): string {
  if (answer.status < 300) history.succeed();
  return heard(history, answer);
}

/** What was said, of an operation that has worked when it was this. */
export function doneIf(history: History, said: string, ...right: readonly string[]): string {
  if (right.includes(said)) history.succeed();
  return said;
}
