import { Body, Controller, Get, Headers, Patch, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { etagOf, ApiIfMatch } from '../../common/http/etag.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { PreferencesDto } from './dto/preferences.dto.js';
import { UpdateUserDto } from './dto/update-user.dto.js';
import { UserResponse } from './dto/user.response.js';
import type { UserEntity } from './user.entity.js';
import { toUserResponse } from './user.mapper.js';
import { UsersService } from './users.service.js';

const answer = (user: UserEntity, response: Response): UserResponse => {
  response.setHeader('ETag', etagOf(user));
  return toUserResponse(user);
};

@ApiTags('users')
@Controller('users/:id')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Requires('user.read')
  @ApiOperation({ summary: 'Read an account', description: 'One’s own, or any for staff. Another’s id answers 404.' })
  @ApiOkResponse({ type: UserResponse })
  async getUser(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    return answer(await this.users.readable(actor, id), response);
  }

  @Patch()
  @Requires('user.edit')
  @ApiOperation({
    summary: 'Change a profile',
    description: 'What is not sent stays. With If-Match a stale version is refused.',
  })
  @ApiIfMatch()
  @Fails('state.conflict', 'user.username_taken')
  @ApiOkResponse({ type: UserResponse })
  async updateUser(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() profile: UpdateUserDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse> {
    return answer(await this.users.update(actor, id, { profile, ifMatch }), response);
  }

  @Get('preferences')
  @Requires('user.read')
  @ApiOperation({ summary: 'Read what a person wants to be told' })
  @ApiOkResponse({ type: PreferencesDto })
  async getPreferences(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<PreferencesDto> {
    await this.users.readable(actor, id);
    return this.users.preferences(id);
  }

  @Put('preferences')
  @Requires('user.edit')
  @ApiOperation({ summary: 'Save what a person wants to be told' })
  @Fails('state.conflict')
  @ApiOkResponse({ type: PreferencesDto })
  async savePreferences(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() preferences: PreferencesDto,
  ): Promise<PreferencesDto> {
    return this.users.savePreferences(actor, id, preferences);
  }
}
