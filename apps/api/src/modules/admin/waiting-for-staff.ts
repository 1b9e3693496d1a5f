import { Injectable } from '@nestjs/common';
import { WaitingCases } from '../disputes/index.js';
import { IntakeQueue } from '../intake/index.js';
import { WaitingPayments } from '../payments/index.js';
import type { AdminOverview } from './dto/admin-overview.response.js';

type Waiting = Pick<AdminOverview, 'intakesInHand' | 'waitingCases' | 'waitingPayments'>;

/** What is staff's turn beside what was promised within a day. */
@Injectable()
export class WaitingForStaff {
  constructor(
    private readonly intakes: IntakeQueue,
    private readonly cases: WaitingCases,
    private readonly payments: WaitingPayments,
  ) {}

  async counts(): Promise<Waiting> {
    return {
      intakesInHand: await this.intakes.inHand(),
      waitingCases: await this.cases.count(),
      waitingPayments: await this.payments.count(),
    };
  }
}
