import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { DashboardService } from './dashboard.service.js';
import { DashboardView } from './dto/dashboard.response.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Requires('project.list')
  @ApiOperation({
    summary: 'What needs me now',
    description: 'Over the reader’s own projects and jobs: what waits, money, closings within 30 days, counts.',
  })
  @ApiOkResponse({ type: DashboardView })
  getDashboard(@CurrentActor() actor: Actor): Promise<DashboardView> {
    return this.dashboard.of(actor);
  }
}
