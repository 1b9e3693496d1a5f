import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { BidInvitationLists } from './bid-invitation-lists.js';
import { InviteToBid } from './dto/bid-invitation.input.js';
import { BidInvitationList, MyBidInvitationList } from './dto/bid-invitation.response.js';
import { InviteToBidUseCase } from './invite-to-bid.js';

const ProjectId = (): ParameterDecorator => IdParam('id', 'project.not_found');

@ApiTags('bids')
@Controller()
export class BidInvitationsController {
  constructor(
    private readonly lists: BidInvitationLists,
    private readonly inviting: InviteToBidUseCase,
  ) {}

  @Get('projects/:id/bid-invitations')
  @Requires('bid.invite')
  @ApiOperation({ summary: 'List whom the client invited to bid', description: 'The client’s side and staff.' })
  @Fails('access.denied')
  @ApiOkResponse({ type: BidInvitationList })
  listBidInvitations(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<BidInvitationList> {
    return this.lists.ofProject(actor, id);
  }

  @Post('projects/:id/bid-invitations')
  @Requires('bid.invite')
  @ApiOperation({
    summary: 'Invite a contractor to bid',
    description: 'On an open project, each contractor that may bid on it once. The contractor is told.',
  })
  @Fails(
    'project.not_taking_bids',
    'contractor.not_found',
    'invitation.contractor_unverified',
    'bid.not_licensed_in_state',
    'invitation.already_sent',
    'invitation.already_bid',
    'invitation.too_many',
    'access.denied',
    'user.email_unverified',
  )
  @ApiCreatedResponse({ type: BidInvitationList })
  async inviteToBid(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() { contractorId }: InviteToBid,
  ): Promise<BidInvitationList> {
    await this.inviting.execute(actor, id, contractorId);
    return this.lists.ofProject(actor, id);
  }

  @Get('bid-invitations')
  @Requires('bid.place')
  @ApiOperation({ summary: 'List the open projects to which I am invited', description: 'Newest first.' })
  @ApiOkResponse({ type: MyBidInvitationList })
  listMyBidInvitations(@CurrentActor() actor: Actor): Promise<MyBidInvitationList> {
    return this.lists.mine(actor);
  }
}
