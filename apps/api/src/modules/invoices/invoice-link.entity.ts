import type { InvoiceLinkClosing } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

/** A private link that one letter brought; it works until its invoice is void, or it is closed. */
@Entity('invoice_link')
export class InvoiceLinkEntity extends BaseColumns {
  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** Null while it works. */
  @Column('text', { name: 'closed_as', nullable: true })
  closedAs: InvoiceLinkClosing | null;
}
