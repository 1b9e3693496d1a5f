import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { CreateSavedSearch, SavedSearchEdit } from './dto/saved-search.input.js';
import { SavedSearchPage, SavedSearchView } from './dto/saved-search.response.js';
import { SavedSearches } from './saved-searches.js';

const SavedSearchId = (): ParameterDecorator => IdParam('id', 'saved_search.not_found');

@ApiTags('search')
@Controller('saved-searches')
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearches) {}

  @Get()
  @Requires('saved_search.manage')
  @ApiOperation({ summary: 'List my saved searches', description: 'Oldest first, with what is new in each.' })
  @ApiOkResponse({ type: SavedSearchPage })
  listSavedSearches(@CurrentActor() actor: Actor): Promise<SavedSearchPage> {
    return this.searches.list(actor);
  }

  @Post()
  @Requires('saved_search.manage')
  @ApiOperation({
    summary: 'Save a search',
    description: 'The filters of Available Projects. With alerts, a new project that fits is told at once.',
  })
  @Fails('saved_search.too_many')
  @ApiCreatedResponse({ type: SavedSearchView })
  createSavedSearch(@CurrentActor() actor: Actor, @Body() input: CreateSavedSearch): Promise<SavedSearchView> {
    return this.searches.create(actor, input);
  }

  @Patch(':id')
  @Requires('saved_search.manage')
  @ApiOperation({ summary: 'Change a saved search', description: 'What is not sent stays.' })
  @ApiOkResponse({ type: SavedSearchView })
  updateSavedSearch(
    @CurrentActor() actor: Actor,
    @SavedSearchId() id: string,
    @Body() edit: SavedSearchEdit,
  ): Promise<SavedSearchView> {
    return this.searches.update(actor, id, edit);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('saved_search.manage')
  @ApiOperation({ summary: 'Delete a saved search' })
  @ApiNoContentResponse()
  deleteSavedSearch(@CurrentActor() actor: Actor, @SavedSearchId() id: string): Promise<void> {
    return this.searches.delete(actor, id);
  }
}
