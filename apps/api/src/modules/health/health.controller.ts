import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Passive, Public } from '../../common/auth/policy.decorators.js';
import { LiveResponse, ReadyResponse } from './dto/health.response.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @Public()
  @Passive()
  @ApiOperation({ summary: 'Whether the process answers' })
  @ApiOkResponse({ type: LiveResponse })
  live(): LiveResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @Passive()
  @ApiOperation({
    summary: 'Whether everything that the process needs answers',
    description:
      '503 names what is down. What is degraded must be seen to and stops nothing; so does mail that waits or failed, which is counted.',
  })
  @ApiOkResponse({ type: ReadyResponse })
  @ApiServiceUnavailableResponse({ type: ReadyResponse })
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadyResponse> {
    const [dependencies, mail] = await Promise.all([this.health.dependencies(), this.health.mail()]);
    const ready = dependencies.every(({ status }) => status !== 'down');
    if (!ready) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: ready ? 'ready' : 'not_ready', dependencies, mail };
  }
}
