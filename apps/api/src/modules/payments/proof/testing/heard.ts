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
  /** What came of it, for whoever replays it. */
  run(history: History, job: ProofJob): Promise<string>;
}

/** Refusals are fine: what is refused must change nothing. A fault of ours is not, unless the provider failed us. */
export function heard(history: History, answer: Response): string {
  const code = String(answer.body?.code ?? '');
  if (answer.status >= 500 && !PROVIDER_FAILED.includes(code)) {
    history.blame(`answered ${answer.status} ${answer.text}`);
  }
  return answer.status < 300 ? String(answer.status) : `${answer.status} ${code}`;
}

const PROVIDER_FAILED = ['payment.intent_failed', 'payment.unavailable'];
