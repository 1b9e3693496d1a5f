import { Column, Entity, PrimaryColumn } from 'typeorm';

export type PayoutAccountStatus = 'pending' | 'active';

/** A contractor's account at the provider, opened when the contractor asks for it. */
@Entity('payout_account')
export class PayoutAccountEntity {
  @PrimaryColumn('uuid', { name: 'contractor_id' })
  contractorId: string;

  /** The provider's idempotency key for opening it. */
  @Column('uuid', { name: 'request_id' })
  requestId: string;

  @Column('text', { name: 'provider_account_id', nullable: true })
  providerAccountId: string | null;

  /** `active` exactly when the provider lets us transfer to it. */
  @Column('text')
  status: PayoutAccountStatus;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
