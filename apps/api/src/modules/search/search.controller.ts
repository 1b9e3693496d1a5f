import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { SearchQuery } from './dto/search.query.js';
import { SearchResults } from './dto/search.response.js';
import { GlobalSearch } from './global-search.js';

@ApiTags('search')
@Controller('search')
export class SearchController {
  constructor(private readonly finding: GlobalSearch) {}

  @Get()
  @Requires('search.use')
  @ApiOperation({
    summary: 'Search everything',
    description: 'Projects, repair requests, conditions and people that the caller may open, in this order.',
  })
  @ApiOkResponse({ type: SearchResults })
  searchEverything(@CurrentActor() actor: Actor, @Query() query: SearchQuery): Promise<SearchResults> {
    return this.finding.find(actor, query);
  }
}
