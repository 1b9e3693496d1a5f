import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ListManagedUsersQuery } from './dto/list-managed-users.query.js';
import { ManagedUser, ManagedUserDetail, ManagedUserPage } from './dto/managed-user.response.js';
import { ReasonInput } from './dto/reason.input.js';
import { ManagedUsers } from './managed-users.js';
import { ResendVerification } from './resend-verification.js';
import { StaffActions } from './staff-actions.js';
import { StaffMoves } from './staff-moves.js';

/** ROLE-05, ADM-01. */
@ApiTags('admin')
@Controller('admin/users')
@Requires('user.manage')
export class ManagedUsersController {
  constructor(
    private readonly users: ManagedUsers,
    private readonly moves: StaffMoves,
    private readonly actions: StaffActions,
    private readonly verification: ResendVerification,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List accounts', description: 'Newest first.' })
  @ApiOkResponse({ type: ManagedUserPage })
  listUsers(@Query() query: ListManagedUsersQuery): Promise<ManagedUserPage> {
    return this.users.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read an account as staff', description: 'With what happened to it.' })
  @ApiOkResponse({ type: ManagedUserDetail })
  getManagedUser(@IdParam() id: string): Promise<ManagedUserDetail> {
    return this.users.detail(id);
  }

  @Post(':id/suspend')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Suspend an account',
    description:
      'Sessions, sockets and tokens end at once; pending bids are withdrawn and open projects take no bids. Money stays as it is. The person is told by e-mail.',
  })
  @Fails('state.conflict', 'user.self', 'user.last_admin')
  @ApiOkResponse({ type: ManagedUser })
  suspendUser(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { reason }: ReasonInput,
  ): Promise<ManagedUser> {
    return this.moves.suspend(actor, id, reason);
  }

  @Post(':id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Restore a suspended account', description: 'The person is told by e-mail.' })
  @Fails('state.conflict', 'user.self')
  @ApiOkResponse({ type: ManagedUser })
  restoreUser(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { reason }: ReasonInput,
  ): Promise<ManagedUser> {
    return this.moves.restore(actor, id, reason);
  }

  @Post(':id/terminate')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Terminate an account',
    description:
      'For good. Refused while money is held or work is under way. Pending bids are withdrawn, open projects cancelled; the personal data is erased after 30 days. The person is told by e-mail.',
  })
  @Fails('state.conflict', 'user.self', 'user.last_admin', 'user.money_held', 'user.work_under_way')
  @ApiOkResponse({ type: ManagedUser })
  terminateUser(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { reason }: ReasonInput,
  ): Promise<ManagedUser> {
    return this.moves.terminate(actor, id, reason);
  }

  @Post(':id/end-sessions')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Sign a person out everywhere', description: 'The person is told by e-mail.' })
  @Fails('user.self')
  @ApiNoContentResponse()
  endUserSessions(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() { reason }: ReasonInput): Promise<void> {
    return this.actions.endSessions(actor, id, reason);
  }

  @Post(':id/resend-verification')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Send the e-mail that verifies an address again',
    description: 'Nothing is sent when it is verified already.',
  })
  @ApiNoContentResponse()
  resendUserVerification(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.verification.resend(actor, id);
  }
}
