import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IntakeQueue } from '../intake/index.js';
import { LatePromises } from '../projects/index.js';
import { ContentReports } from '../reports/index.js';
import { SupportDesk } from '../support/index.js';
import { PaperQueue } from '../verification/index.js';
import { AdminOverview } from './dto/admin-overview.response.js';
import { WaitingForStaff } from './waiting-for-staff.js';

@ApiTags('admin')
@Controller('admin/overview')
export class AdminOverviewController {
  constructor(
    private readonly promises: LatePromises,
    private readonly reports: ContentReports,
    private readonly intakes: IntakeQueue,
    private readonly papers: PaperQueue,
    private readonly support: SupportDesk,
    private readonly waiting: WaitingForStaff,
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
      waitingPapers,
      latePapers,
      openSupportMessages: await this.support.countOpen(),
      ...(await this.waiting.counts()),
    };
  }
}
