import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { Throttled } from '../../common/throttle/throttled.decorator.js';
import { AcceptParty } from './accept-party.js';
import { AcceptPartyInput, InviteParty, PartyEdit } from './dto/party.input.js';
import { JoinedProject, PartyList, PartyView } from './dto/party.response.js';
import { Parties } from './parties.js';
import { INVITATION_RULE } from './party-letters.js';

const ProjectId = (): ParameterDecorator => IdParam('id', 'project.not_found');
const PartyId = (): ParameterDecorator => IdParam('id', 'party.not_found');
const asksForLetter = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'resend' in body && body.resend === true;

@ApiTags('parties')
@Controller()
export class PartiesController {
  constructor(
    private readonly parties: Parties,
    private readonly accepting: AcceptParty,
  ) {}

  @Get('projects/:id/parties')
  @Requires('party.read')
  @ApiOperation({
    summary: 'List the people of a project',
    description: 'Whom the owner invited, for the client’s side and staff.',
  })
  @Fails('access.denied')
  @ApiOkResponse({ type: PartyList })
  listParties(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<PartyList> {
    return this.parties.list(actor, id);
  }

  @Post('projects/:id/parties')
  @Requires('party.manage')
  @Throttled(INVITATION_RULE)
  @ApiOperation({
    summary: 'Invite somebody to a project',
    description: 'The owner. A link that works once goes to the address; whoever has an account there may accept it.',
  })
  @Fails('access.denied', 'party.too_many', 'request.too_many', 'user.email_unverified')
  @ApiCreatedResponse({ type: PartyView })
  inviteParty(@CurrentActor() actor: Actor, @ProjectId() id: string, @Body() input: InviteParty): Promise<PartyView> {
    return this.parties.invite(actor, id, input);
  }

  @Patch('parties/:id')
  @Requires('party.manage')
  @Throttled(INVITATION_RULE, asksForLetter)
  @ApiOperation({
    summary: 'Change what somebody may do',
    description: 'The owner; in force at once. With resend the invitation is sent again.',
  })
  @Fails('access.denied', 'state.conflict', 'request.too_many', 'user.email_unverified')
  @ApiOkResponse({ type: PartyView })
  updateParty(@CurrentActor() actor: Actor, @PartyId() id: string, @Body() edit: PartyEdit): Promise<PartyView> {
    return this.parties.update(actor, id, edit);
  }

  @Delete('parties/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('party.manage')
  @ApiOperation({
    summary: 'Remove somebody from a project',
    description: 'The owner, or whoever was invited. Every right ends at once, and a pending link stops working.',
  })
  @Fails('access.denied')
  @ApiNoContentResponse()
  removeParty(@CurrentActor() actor: Actor, @PartyId() id: string): Promise<void> {
    return this.parties.remove(actor, id);
  }

  @Post('parties/accept')
  @HttpCode(200)
  @Requires('party.join', 'access.party_join')
  @ApiOperation({
    summary: 'Accept an invitation',
    description: 'Buyers, sellers and agents, with the verified address that the link was sent to.',
  })
  @Fails('party.link_invalid', 'party.other_address', 'party.already_joined', 'user.email_unverified')
  @ApiOkResponse({ type: JoinedProject })
  acceptParty(@CurrentActor() actor: Actor, @Body() { token }: AcceptPartyInput): Promise<JoinedProject> {
    return this.accepting.execute(actor, token);
  }
}
