import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { PageQuery } from '../../../common/http/page.query.js';
import { LateClockPage, LateClocks } from './late-clocks.js';

@ApiTags('admin')
@Controller('admin/late-clocks')
export class LateClocksController {
  constructor(private readonly clocks: LateClocks) {}

  @Get()
  @Requires('dispute.rule')
  @ApiOperation({
    summary: 'List clocks that end too late',
    description:
      'Reviews and answers that run, and cannot end before the last safe day of their closing. The one that ends first stands first.',
  })
  @ApiOkResponse({ type: LateClockPage })
  listLateClocks(@Query() query: PageQuery): Promise<LateClockPage> {
    return this.clocks.page(query);
  }
}
