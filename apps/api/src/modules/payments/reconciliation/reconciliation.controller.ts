import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { PageQuery } from '../../../common/http/page.query.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { AcceptDifferenceUseCase } from './accept-difference.js';
import { BookLineUseCase } from './book-line.js';
import { AcceptDifference, BookDifference, RefuseBooking } from './dto/reconciliation.input.js';
import {
  ReconciliationDifferencePage,
  ReconciliationDifferenceView,
  ReconciliationRunPage,
  ReconciliationRunView,
} from './dto/reconciliation.response.js';
import { Reconciliation } from './reconciliation.js';
import { ReconciliationReader } from './reconciliation-reader.js';

/** PAY-06. */
@ApiTags('admin')
@Controller('admin/reconciliation')
export class ReconciliationController {
  constructor(
    private readonly reader: ReconciliationReader,
    private readonly reconciliation: Reconciliation,
    private readonly acceptance: AcceptDifferenceUseCase,
    private readonly booking: BookLineUseCase,
  ) {}

  @Get()
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'List comparisons with the payment provider',
    description: 'Newest first, each with the differences that it was the first to find.',
  })
  @ApiOkResponse({ type: ReconciliationRunPage })
  listReconciliationRuns(@Query() query: PageQuery): Promise<ReconciliationRunPage> {
    return this.reader.list(query);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Compare the books with the payment provider now',
    description: 'Over 35 days. Answers at once; while one is on its way, that one is answered and none is begun.',
  })
  @Fails('payment.unavailable')
  @ApiOkResponse({ type: ReconciliationRunView })
  reconcileNow(@CurrentActor() actor: Actor): Promise<ReconciliationRunView> {
    return this.reconciliation.ask(actor);
  }

  @Get('differences')
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'List differences that wait for staff',
    description: 'Newest first, whichever comparison found them: until staff let them stand, or have booked them.',
  })
  @ApiOkResponse({ type: ReconciliationDifferencePage })
  listOpenDifferences(@Query() query: PageQuery): Promise<ReconciliationDifferencePage> {
    return this.reader.open(query);
  }

  @Post('differences/:id/accept')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Let a difference stand',
    description:
      'Staff have looked into it: it calls nobody any more, and money moves again where nothing else stops it.',
  })
  @Fails('state.conflict')
  @ApiOkResponse({ type: ReconciliationDifferenceView })
  async acceptDifference(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'reconciliation.not_found') id: string,
    @Body() { reason }: AcceptDifference,
  ): Promise<ReconciliationDifferenceView> {
    await this.acceptance.execute(actor, id, reason);
    return this.reader.difference(id);
  }

  @Post('differences/:id/book')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Say what a line of our balance is',
    description: 'Our own money, or the provider’s fee. It is booked once another admin has confirmed it.',
  })
  @Fails('state.conflict', 'reconciliation.not_bookable')
  @ApiOkResponse({ type: ReconciliationDifferenceView })
  async bookDifference(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'reconciliation.not_found') id: string,
    @Body() input: BookDifference,
  ): Promise<ReconciliationDifferenceView> {
    await this.booking.record(actor, id, input);
    return this.reader.difference(id);
  }

  @Post('differences/:id/book/confirm')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Confirm what a line of our balance is',
    description: 'By another admin than the one who recorded it. From then on it stands in the books.',
  })
  @Fails('state.conflict', 'reconciliation.not_bookable', 'reconciliation.second_admin', 'reconciliation.not_compared')
  @ApiOkResponse({ type: ReconciliationDifferenceView })
  async confirmBooking(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'reconciliation.not_found') id: string,
  ): Promise<ReconciliationDifferenceView> {
    await this.booking.confirm(actor, id);
    return this.reader.difference(id);
  }

  @Post('differences/:id/book/refuse')
  @HttpCode(HttpStatus.OK)
  @Requires('payment.manage')
  @ApiOperation({
    summary: 'Refuse what a line of our balance is said to be',
    description: 'It waits for staff again. Whoever recorded it may, too.',
  })
  @Fails('state.conflict', 'reconciliation.not_bookable')
  @ApiOkResponse({ type: ReconciliationDifferenceView })
  async refuseBooking(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'reconciliation.not_found') id: string,
    @Body() { reason }: RefuseBooking,
  ): Promise<ReconciliationDifferenceView> {
    await this.booking.refuse(actor, id, reason);
    return this.reader.difference(id);
  }
}
