import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  INVOICE_LIMITS,
  INVOICE_LINK_STATUSES,
  PRINCIPAL_ROLES,
  PROJECT_LIMITS,
  type InvoiceLinkStatus,
  type PrincipalRole,
} from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';
import { ShownPerson, ShownText } from '../../../common/openapi/shown.js';
import { InvoiceFacts } from './invoice.response.js';

const PROPERTY_MAX = 400;
const PAYEE_MAX = 300;

/** An invoice as its private link shows it. */
export class OpenedInvoice extends OmitType(InvoiceFacts, ['id', 'projectId', 'sentAt', 'viewedAt'] as const) {
  @ApiProperty({
    enum: INVOICE_LINK_STATUSES,
    description: 'What the link is good for: only an open one pays. Of one that was turned off nothing is shown.',
  })
  link: InvoiceLinkStatus;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater', { nullable: true })
  workTitle: string | null;

  @ShownText(PROPERTY_MAX, '12 Hidden Lane, Austin, TX 78701', { nullable: true })
  property: string | null;

  @ShownText(PAYEE_MAX, 'Diaz Repairs', { nullable: true })
  payeeName: string | null;

  @ShownPerson({ nullable: true, description: 'Whose side of the closing is debited.' })
  clientName: string | null;

  @ApiProperty({ enum: PRINCIPAL_ROLES, nullable: true })
  clientRole: PrincipalRole | null;

  @ShownText(PROPERTY_MAX, 'INV-2026-0042, 12 Hidden Lane', {
    nullable: true,
    description: 'What to write on the payment; null where nothing is to be paid.',
  })
  remittance: string | null;

  @ApiProperty({
    enum: LOCALES,
    enumName: 'Locale',
    description: 'In which language the letter with the link was written.',
  })
  locale: Locale;

  @ShownText(INVOICE_LIMITS.nameMax, 'Grace Okafor', { nullable: true })
  agentName: string | null;

  @ShownText(INVOICE_LIMITS.companyMax, 'Harbor Title', { nullable: true })
  agentCompany: string | null;

  @ShownText(INVOICE_LIMITS.fileNumberMax, 'HT-2026-1184', { nullable: true })
  fileNumber: string | null;
}
