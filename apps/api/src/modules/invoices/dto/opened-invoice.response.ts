import { OmitType } from '@nestjs/swagger';
import { INVOICE_LIMITS, PROJECT_LIMITS } from '@cw/domain';
import { ShownText } from '../../../common/openapi/shown.js';
import { InvoiceFacts } from './invoice.response.js';

const PROPERTY_MAX = 400;
const PAYEE_MAX = 300;

/** An invoice as its private link shows it. */
export class OpenedInvoice extends OmitType(InvoiceFacts, ['id', 'projectId', 'viewedAt', 'voidReason'] as const) {
  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater', { nullable: true })
  workTitle: string | null;

  @ShownText(PROPERTY_MAX, '12 Hidden Lane, Austin, TX 78701', { nullable: true })
  property: string | null;

  @ShownText(PAYEE_MAX, 'Diaz Repairs', { nullable: true })
  payeeName: string | null;

  @ShownText(INVOICE_LIMITS.nameMax, 'Grace Okafor', { nullable: true })
  agentName: string | null;

  @ShownText(INVOICE_LIMITS.companyMax, 'Harbor Title', { nullable: true })
  agentCompany: string | null;

  @ShownText(INVOICE_LIMITS.fileNumberMax, 'HT-2026-1184', { nullable: true })
  fileNumber: string | null;
}
