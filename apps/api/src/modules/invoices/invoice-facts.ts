import { ZERO_CENTS, type DomainEvents } from '@cw/domain';
import type { MoneyAtClosing } from '../payments/index.js';
import type { InvoiceEntity } from './invoice.entity.js';

/** What every event about an invoice says. */
export const aboutInvoice = (
  { projectId, amountCents, number, dueOn }: InvoiceEntity,
  { projectTitle, ownerId, contractorId }: MoneyAtClosing,
  actorId: string | null,
): DomainEvents['invoice.issued'] => ({
  projectId,
  projectTitle,
  ownerId,
  contractorId,
  amountCents: amountCents ?? ZERO_CENTS,
  ...{ actorId, number, dueOn },
});
