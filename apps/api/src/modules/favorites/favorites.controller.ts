import { Controller, Delete, Get, HttpCode, HttpStatus, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { FavoriteList } from './dto/favorite.response.js';
import { Favorites } from './favorites.js';

const ContractorId = (): ParameterDecorator => IdParam('contractorId', 'contractor.not_found');

@ApiTags('contractors')
@Controller('favorites')
export class FavoritesController {
  constructor(private readonly favorites: Favorites) {}

  @Get()
  @Requires('favorite.manage', 'access.contractors_for_clients')
  @ApiOperation({ summary: 'List my favorite contractors', description: 'Newest first.' })
  @ApiOkResponse({ type: FavoriteList })
  listFavorites(@CurrentActor() actor: Actor): Promise<FavoriteList> {
    return this.favorites.list(actor);
  }

  @Put(':contractorId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('favorite.manage', 'access.contractors_for_clients')
  @ApiOperation({ summary: 'Keep a contractor as a favorite' })
  @Fails('favorite.too_many')
  @ApiNoContentResponse()
  addFavorite(@CurrentActor() actor: Actor, @ContractorId() contractorId: string): Promise<void> {
    return this.favorites.add(actor, contractorId);
  }

  @Delete(':contractorId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('favorite.manage', 'access.contractors_for_clients')
  @ApiOperation({ summary: 'Remove a contractor from my favorites' })
  @ApiNoContentResponse()
  removeFavorite(@CurrentActor() actor: Actor, @ContractorId() contractorId: string): Promise<void> {
    return this.favorites.remove(actor, contractorId);
  }
}
