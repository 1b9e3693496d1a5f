import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Req, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { Throttled } from '../../common/throttle/throttled.decorator.js';
import { SettlementAgentInput } from '../projects/index.js';
import { InvoiceView } from './dto/invoice.response.js';
import { LETTER_RULE } from './invoice-letters.js';
import { InvoiceReceipts } from './invoice-receipts.js';
import { ProjectInvoice } from './project-invoice.js';

const ProjectId = (): ParameterDecorator => IdParam('id', 'invoice.not_found');

@ApiTags('invoices')
@Controller('projects/:id/invoice')
export class ProjectInvoicesController {
  constructor(
    private readonly invoices: ProjectInvoice,
    private readonly receipts: InvoiceReceipts,
  ) {}

  @Get()
  @Requires('invoice.read')
  @ApiOperation({
    summary: 'Read the invoice of a project',
    description: 'Of a job that is paid at closing, for its two sides and staff.',
  })
  @Fails('project.not_found')
  @ApiOkResponse({ type: InvoiceView })
  getProjectInvoice(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<InvoiceView> {
    return this.invoices.read(actor, id);
  }

  @Get('receipt')
  @Requires('invoice.read')
  @ApiOperation({
    summary: 'Download the receipt of an invoice that was paid',
    description:
      'A PDF in the reader’s language, for the two sides of the job and staff: the amount, the day, the method and the reference of the payment.',
  })
  @ApiProduces('application/pdf')
  @Fails('project.not_found', 'invoice.no_receipt')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  getInvoiceReceipt(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    return this.receipts.pdf(actor, id, localeOfRequest(request));
  }

  @Put('agent')
  @Requires('invoice.manage')
  @ApiOperation({
    summary: 'Name the settlement agent',
    description:
      'Whoever decides for the client, until the invoice is paid. A new address ends the link of the old one.',
  })
  @Fails('project.not_found', 'access.denied', 'state.conflict')
  @ApiOkResponse({ type: InvoiceView })
  nameSettlementAgent(
    @CurrentActor() actor: Actor,
    @ProjectId() id: string,
    @Body() agent: SettlementAgentInput,
  ): Promise<InvoiceView> {
    return this.invoices.address(actor, id, agent);
  }

  @Post('issue')
  @HttpCode(HttpStatus.OK)
  @Requires('invoice.manage')
  @Throttled(LETTER_RULE)
  @ApiOperation({
    summary: 'Issue the invoice',
    description:
      'Before the work is approved, so that the settlement agent has it in time; the approval issues it in any case. It can be paid from the approval on.',
  })
  @Fails('project.not_found', 'access.denied', 'state.conflict', 'invoice.unaddressed', 'request.too_many')
  @ApiOkResponse({ type: InvoiceView })
  issueInvoice(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<InvoiceView> {
    return this.invoices.issue(actor, id);
  }

  @Post('send')
  @HttpCode(HttpStatus.OK)
  @Requires('invoice.manage')
  @Throttled(LETTER_RULE)
  @ApiOperation({
    summary: 'Send the invoice again',
    description: 'With a new private link; the one before stops working.',
  })
  @Fails('project.not_found', 'access.denied', 'state.conflict', 'invoice.unaddressed', 'request.too_many')
  @ApiOkResponse({ type: InvoiceView })
  sendInvoice(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<InvoiceView> {
    return this.invoices.send(actor, id);
  }

  @Post('revoke-link')
  @HttpCode(HttpStatus.OK)
  @Requires('invoice.manage')
  @ApiOperation({ summary: 'Turn the private link off', description: 'At once. Sending again makes another one.' })
  @Fails('project.not_found', 'access.denied', 'state.conflict')
  @ApiOkResponse({ type: InvoiceView })
  revokeInvoiceLink(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<InvoiceView> {
    return this.invoices.revokeLink(actor, id);
  }

  @Post('fall-through')
  @HttpCode(HttpStatus.OK)
  @Requires('invoice.manage')
  @Throttled(LETTER_RULE)
  @ApiOperation({
    summary: 'Say that the closing fell through',
    description: 'The invoice is then the client’s own, due in seven days.',
  })
  @Fails('project.not_found', 'access.denied', 'state.conflict', 'request.too_many')
  @ApiOkResponse({ type: InvoiceView })
  reportClosingFellThrough(@CurrentActor() actor: Actor, @ProjectId() id: string): Promise<InvoiceView> {
    return this.invoices.fallThrough(actor, id);
  }
}
