import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { LateClockList, LateClocks } from './late-clocks.js';

@ApiTags('admin')
@Controller('admin/late-clocks')
export class LateClocksController {
  constructor(private readonly clocks: LateClocks) {}

  @Get()
  @Requires('dispute.rule')
  @ApiOperation({
    summary: 'List clocks that end too late',
    description: 'Reviews and answers that run, and cannot end before the last safe day of their closing.',
  })
  @ApiOkResponse({ type: LateClockList })
  listLateClocks(): Promise<LateClockList> {
    return this.clocks.list();
  }
}
