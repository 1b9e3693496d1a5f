import { Controller, Get, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { RecentlyAuthenticated } from '../../common/auth/recent-authentication.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { PageQuery } from '../../common/http/page.query.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { NoReplay } from '../../common/idempotency/idempotency.decorators.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { BankPayoutPage } from './dto/bank-payout.response.js';
import { OnboardingLink, PayoutPage } from './dto/payout.response.js';
import { StatementQuery } from './dto/statement.query.js';
import { BankPayouts } from './payouts/bank-payouts.js';
import { PayoutOnboarding } from './payouts/payout-onboarding.js';
import { PayoutReader } from './payouts/payout-reader.js';
import { Statements } from './statements/statements.js';

@ApiTags('payouts')
@Controller('payouts')
export class PayoutsController {
  constructor(
    private readonly reader: PayoutReader,
    private readonly onboarding: PayoutOnboarding,
    private readonly bank: BankPayouts,
    private readonly statements: Statements,
  ) {}

  @Get()
  @Requires('payout.read')
  @ApiOperation({
    summary: 'List my payouts',
    description: 'A contractor’s own, newest first, with the state of the payout account.',
  })
  @ApiOkResponse({ type: PayoutPage })
  listPayouts(@CurrentActor() actor: Actor, @Query() query: PageQuery): Promise<PayoutPage> {
    return this.reader.list(actor, query);
  }

  @Get('bank')
  @Requires('payout.read')
  @ApiOperation({
    summary: 'List what went to my bank',
    description:
      'What the provider sent on from the contractor’s payout account, the latest first. One sum may be of several projects.',
  })
  @ApiOkResponse({ type: BankPayoutPage })
  listBankPayouts(@CurrentActor() actor: Actor, @Query() query: PageQuery): Promise<BankPayoutPage> {
    return this.bank.list(actor, query);
  }

  @Get('statement')
  @Requires('payout.read')
  @ApiOperation({
    summary: 'Download the statement of my payouts',
    description:
      'What the contractor earned, the fee out of it, and what was taken of it in a year or from one day to another, with the sums: for a spreadsheet or as a PDF, in the reader’s language.',
  })
  @ApiProduces('text/csv', 'application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  getPayoutStatement(
    @CurrentActor() actor: Actor,
    @Query() query: StatementQuery,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    return this.statements.file('payouts', actor, query, localeOfRequest(request));
  }

  // The link works once, so a kept answer would be a dead one.
  @Post('dashboard')
  @Requires('payout.onboard')
  @RecentlyAuthenticated()
  @NoReplay()
  @ApiOperation({
    summary: 'Open the payout account',
    description: 'Answers the address of the provider’s page about a payout account that is set up.',
  })
  @Fails('payout.not_set_up')
  @ApiCreatedResponse({ type: OnboardingLink })
  openPayoutDashboard(@CurrentActor() actor: Actor): Promise<OnboardingLink> {
    return this.bank.dashboard(actor);
  }

  // The link works once, so a kept answer would be a dead one.
  @Post('onboarding')
  @Requires('payout.onboard')
  @RecentlyAuthenticated()
  @NoReplay()
  @ApiOperation({
    summary: 'Set up the payout account',
    description: 'Answers the address of the provider’s page where the contractor gives bank details.',
  })
  @Fails('payment.unavailable', 'user.email_unverified')
  @ApiCreatedResponse({ type: OnboardingLink })
  startOnboarding(@CurrentActor() actor: Actor): Promise<OnboardingLink> {
    return this.onboarding.start(actor);
  }
}
