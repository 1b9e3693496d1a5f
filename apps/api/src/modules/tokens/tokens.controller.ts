import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { ActiveSession } from '../../common/auth/active-session.js';
import { CurrentActor, CurrentSession } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { RecentlyAuthenticated } from '../../common/auth/recent-authentication.js';
import { IdParam } from '../../common/http/id.param.js';
import { NoReplay } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { AccessTokenPage, CreatedAccessToken } from './dto/access-token.response.js';
import { CreateToken } from './dto/create-token.input.js';
import { TokensService } from './tokens.service.js';

@ApiTags('tokens')
@Controller('tokens')
export class TokensController {
  constructor(private readonly tokens: TokensService) {}

  @Get()
  @Requires('token.manage')
  @ApiOperation({
    summary: 'List my personal access tokens',
    description: 'Newest first, those that ran out within the last month too.',
  })
  @ApiOkResponse({ type: AccessTokenPage })
  listTokens(@CurrentActor() actor: Actor): Promise<AccessTokenPage> {
    return this.tokens.list(actor);
  }

  // A kept answer would be the token itself, readable in the database.
  @Post()
  @Requires('token.manage')
  @RecentlyAuthenticated()
  @NoReplay()
  @ApiOperation({
    summary: 'Make a personal access token',
    description: 'The answer is the only time that it is shown. Its owner is told by e-mail.',
  })
  @Fails('token.too_many')
  @ApiCreatedResponse({ type: CreatedAccessToken })
  createToken(
    @CurrentSession() session: ActiveSession,
    @CurrentActor() actor: Actor,
    @Body() input: CreateToken,
  ): Promise<CreatedAccessToken> {
    return this.tokens.create(session, actor, input);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('token.manage')
  @ApiOperation({ summary: 'Revoke a personal access token', description: 'It stops working with the next call.' })
  @ApiNoContentResponse()
  deleteToken(@CurrentActor() actor: Actor, @IdParam('id', 'token.not_found') id: string): Promise<void> {
    return this.tokens.revoke(actor, id);
  }
}
