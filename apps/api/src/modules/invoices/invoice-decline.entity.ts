import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

/** Somebody who got an invoice and said that it is not theirs to pay; made the moment that they did. */
@Entity('invoice_decline')
export class InvoiceDeclineEntity extends BaseColumns {
  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('text')
  name: string;

  @Column('citext')
  email: string;
}
