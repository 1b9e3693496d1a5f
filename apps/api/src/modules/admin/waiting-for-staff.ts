import { Injectable } from '@nestjs/common';
import { WaitingCases } from '../disputes/index.js';
import { IntakeQueue } from '../intake/index.js';
import { WaitingPayments } from '../payments/index.js';
import { NoShowDesk } from '../projects/index.js';
import { ContentReports } from '../reports/index.js';
import { SupportDesk } from '../support/index.js';
import type { AdminOverview } from './dto/admin-overview.response.js';

type Waiting = Pick<
  AdminOverview,
  'waitingIntakes' | 'waitingCases' | 'openReports' | 'openSupportMessages' | 'waitingPayments'
>;

/** What waits for staff on each of their desks, beside the papers, which are counted with their promise. */
@Injectable()
export class WaitingForStaff {
  constructor(
    private readonly intakes: IntakeQueue,
    private readonly cases: WaitingCases,
    private readonly noShows: NoShowDesk,
    private readonly reports: ContentReports,
    private readonly support: SupportDesk,
    private readonly payments: WaitingPayments,
  ) {}

  async counts(): Promise<Waiting> {
    return {
      waitingIntakes: await this.intakes.waiting(),
      waitingCases: (await this.cases.count()) + (await this.noShows.countContested()),
      openReports: await this.reports.countOpen(),
      openSupportMessages: await this.support.countOpen(),
      waitingPayments: await this.payments.count(),
    };
  }
}
