import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IntakeQueue } from '../intake/index.js';
import { LatePromises } from '../projects/index.js';
import { PaperQueue } from '../verification/index.js';
import { AdminOverview } from './dto/admin-overview.response.js';
import { WaitingForStaff } from './waiting-for-staff.js';

@ApiTags('admin')
@Controller('admin/overview')
export class AdminOverviewController {
  constructor(
    private readonly promises: LatePromises,
    private readonly intakes: IntakeQueue,
    private readonly papers: PaperQueue,
    private readonly waiting: WaitingForStaff,
  ) {}

  @Get()
  @Requires('admin.read')
  @ApiOperation({ summary: 'What waits for staff', description: 'Numbers of what staff should see to.' })
  @ApiOkResponse({ type: AdminOverview })
  async getAdminOverview(): Promise<AdminOverview> {
    const { late: lateIntakes, dueSoon: intakesDueSoon } = await this.intakes.promises();
    const { waiting: waitingPapers, late: latePapers } = await this.papers.promises();
    return {
      latePromises: await this.promises.count(),
      lateIntakes,
      intakesDueSoon,
      waitingPapers,
      latePapers,
      ...(await this.waiting.counts()),
    };
  }
}
