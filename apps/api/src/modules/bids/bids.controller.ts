import { Body, Controller, Get, Headers, HttpCode, Patch, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { VersionEtag } from '../../common/http/version-etag.interceptor.js';
import { BidView } from '../projects/index.js';
import { AcceptBid } from './accept-bid.js';
import { BidLists } from './bid-lists.js';
import { DecideBid } from './decide-bid.js';
import { BidPage } from './dto/bid-page.response.js';
import { AcceptBidInput, BidEdit, PlaceBid, RejectBidInput } from './dto/bid.input.js';
import { EarlierFiguresAnswer } from './dto/earlier-figures.response.js';
import { ListMyBidsQuery } from './dto/list-bids.query.js';
import { EarlierFiguresReader } from './earlier-figures.js';
import { SubmitBid } from './submit-bid.js';
import { ApiIfMatch } from '../../common/http/etag.js';
import { Fails } from '../../common/openapi/fails.decorator.js';

const BidId = (): ParameterDecorator => IdParam('id', 'bid.not_found');

@ApiTags('bids')
@Controller()
@UseInterceptors(VersionEtag)
export class BidsController {
  constructor(
    private readonly lists: BidLists,
    private readonly earlier: EarlierFiguresReader,
    private readonly submitting: SubmitBid,
    private readonly accepting: AcceptBid,
    private readonly deciding: DecideBid,
  ) {}

  @Get('projects/:id/bids')
  @Requires('bid.list')
  @ApiOperation({
    summary: 'List the bids on a project',
    description: 'The owner and staff see all of them, a contractor its own.',
  })
  @ApiOkResponse({ type: BidPage })
  listProjectBids(@CurrentActor() actor: Actor, @IdParam('id', 'project.not_found') id: string): Promise<BidPage> {
    return this.lists.ofProject(actor, id);
  }

  @Get('projects/:id/earlier-figures')
  @Requires('bid.place')
  @ApiOperation({
    summary: 'Read what I bid for the same work before',
    description: 'For a contractor that bid on the project which was posted again as this one: the draft of a new bid.',
  })
  @ApiOkResponse({ type: EarlierFiguresAnswer })
  getEarlierFigures(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'project.not_found') id: string,
  ): Promise<EarlierFiguresAnswer> {
    return this.earlier.of(actor, id);
  }

  @Post('projects/:id/bids')
  @Requires('bid.place')
  @ApiOperation({
    summary: 'Place a bid',
    description:
      'A verified contractor that is licensed in the project’s state, once per project while the bid stands. Its amount is the sum of its included lines.',
  })
  @Fails(
    'project.not_taking_bids',
    'bid.contractor_unverified',
    'bid.not_licensed_in_state',
    'bid.already_placed',
    'bid.below_minimum',
    'bid.sum_mismatch',
    'bid.lines_incomplete',
    'bid.covers_nothing',
    'state.conflict',
    'access.denied',
  )
  @ApiCreatedResponse({ type: BidView })
  placeBid(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'project.not_found') id: string,
    @Body() input: PlaceBid,
  ): Promise<BidView> {
    return this.submitting.place(actor, id, input);
  }

  @Patch('bids/:id')
  @Requires('bid.place')
  @ApiOperation({
    summary: 'Change a pending bid',
    description: 'Its contractor. What is not sent stays; the client is told.',
  })
  @ApiIfMatch()
  @Fails(
    'bid.expired',
    'bid.contractor_unverified',
    'bid.not_licensed_in_state',
    'bid.below_minimum',
    'bid.sum_mismatch',
    'bid.lines_incomplete',
    'bid.covers_nothing',
    'state.conflict',
  )
  @ApiOkResponse({ type: BidView })
  updateBid(
    @CurrentActor() actor: Actor,
    @BidId() id: string,
    @Body() edit: BidEdit,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<BidView> {
    return this.submitting.edit(actor, id, { edit, ifMatch });
  }

  @Post('bids/:id/accept')
  @HttpCode(200)
  @Requires('bid.decide')
  @ApiOperation({
    summary: 'Accept a bid',
    description:
      'The project’s owner, who acknowledges each condition that the bid leaves out, and a finish after the last day that is safe for the closing. Every other pending bid is rejected and the project is in progress; of two at once exactly one wins.',
  })
  @Fails(
    'bid.gaps_unacknowledged',
    'bid.late_unacknowledged',
    'bid.expired',
    'bid.not_licensed_in_state',
    'bid.at_closing_needs_address',
    'bid.at_closing_not_agreed',
    'state.conflict',
    'access.denied',
  )
  @ApiOkResponse({ type: BidView })
  acceptBid(@CurrentActor() actor: Actor, @BidId() id: string, @Body() input: AcceptBidInput): Promise<BidView> {
    return this.accepting.execute(actor, id, input);
  }

  @Post('bids/:id/reject')
  @HttpCode(200)
  @Requires('bid.decide')
  @ApiOperation({
    summary: 'Reject a bid',
    description: 'The project’s owner, while the bid is pending. A reason is shown to the contractor.',
  })
  @Fails('bid.expired', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: BidView })
  rejectBid(@CurrentActor() actor: Actor, @BidId() id: string, @Body() input: RejectBidInput): Promise<BidView> {
    return this.deciding.reject(actor, id, input);
  }

  @Post('bids/:id/withdraw')
  @HttpCode(200)
  @Requires('bid.place')
  @ApiOperation({ summary: 'Withdraw a bid', description: 'Its contractor, while it is pending.' })
  @Fails('bid.expired', 'state.conflict', 'access.denied')
  @ApiOkResponse({ type: BidView })
  withdrawBid(@CurrentActor() actor: Actor, @BidId() id: string): Promise<BidView> {
    return this.deciding.withdraw(actor, id);
  }

  @Get('bids')
  @Requires('bid.place')
  @ApiOperation({ summary: 'List my bids', description: 'A contractor’s own, newest first, each with its project.' })
  @ApiOkResponse({ type: BidPage })
  listMyBids(@CurrentActor() actor: Actor, @Query() query: ListMyBidsQuery): Promise<BidPage> {
    return this.lists.mine(actor, query);
  }
}
