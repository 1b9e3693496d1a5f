import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/auth/policy.decorators.js';
import { WaitingCases } from '../disputes/index.js';
import { IntakeQueue } from '../intake/index.js';
import { WaitingPayments } from '../payments/index.js';
import { LatePromises } from '../projects/index.js';
import { ContentReports } from '../reports/index.js';
import { SupportDesk } from '../support/index.js';
import { PaperQueue } from '../verification/index.js';
import { AdminOverview } from './dto/admin-overview.response.js';

@ApiTags('admin')
@Controller('admin/overview')
export class AdminOverviewController {
  constructor(
    private readonly promises: LatePromises,
    private readonly reports: ContentReports,
    private readonly intakes: IntakeQueue,
    private readonly papers: PaperQueue,
    private readonly support: SupportDesk,
    private readonly cases: WaitingCases,
    private readonly payments: WaitingPayments,
  ) {}

  @Get()
  @Requires('admin.read')
  @ApiOperation({ summary: 'What waits for staff', description: 'Numbers of what staff should see to.' })
  @ApiOkResponse({ type: AdminOverview })
  async getAdminOverview(): Promise<AdminOverview> {
    const { waiting: waitingIntakes, late: lateIntakes, dueSoon: intakesDueSoon } = await this.intakes.promises();
    const { waiting: waitingPapers, late: latePapers } = await this.papers.promises();
    return {
      latePromises: await this.promises.count(),
      openReports: await this.reports.countOpen(),
      waitingIntakes,
      lateIntakes,
      intakesDueSoon,
      intakesInHand: await this.intakes.inHand(),
      waitingPapers,
      latePapers,
      openSupportMessages: await this.support.countOpen(),
      waitingCases: await this.cases.count(),
      waitingPayments: await this.payments.count(),
    };
  }
}
