import { ApiProperty } from '@nestjs/swagger';
import { PROJECT_LIMITS } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { ShownHouse, ShownPerson, ShownText } from '../../../common/openapi/shown.js';
import { ClosingPaymentView, InvoiceFacts, SettlementAgentView } from './invoice.response.js';

/** An invoice as staff see it. */
export class AdminInvoice extends InvoiceFacts {
  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater')
  projectTitle: string;

  @ShownHouse()
  house: string;

  @ShownPerson({ description: 'Whose house it is.' })
  clientName: string;

  @ApiProperty({ type: SettlementAgentView, nullable: true })
  agent: SettlementAgentView | null;

  @ApiProperty({ type: ClosingPaymentView, nullable: true, description: 'The wire or check that was recorded last.' })
  payment: ClosingPaymentView | null;
}

export class AdminInvoicePage extends PageOf(AdminInvoice) {}
