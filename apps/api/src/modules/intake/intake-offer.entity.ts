import type { Cents, IntakeOfferAnswer, ResponsibleParty } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../common/persistence/cents.column.js';

/** What staff offered the submitter; one that was refused is followed by another revision, never altered. */
@Entity('intake_offer')
export class IntakeOfferEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'intake_id' })
  intakeId: string;

  @Column('integer')
  revision: number;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;

  @Column('uuid', { name: 'sent_by' })
  sentBy: string;

  @Column('text', { nullable: true })
  message: string | null;

  @Column('text', { nullable: true })
  answer: IntakeOfferAnswer | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** Why it was refused, in the submitter's words. */
  @Column('text', { nullable: true })
  reason: string | null;
}

/** COND-02: what one repair may cost at most and who pays it; becomes its condition's estimate. */
@Entity('intake_offer_line')
export class IntakeOfferLineEntity {
  @PrimaryColumn('uuid', { name: 'offer_id' })
  offerId: string;

  @PrimaryColumn('uuid', { name: 'repair_id' })
  repairId: string;

  @CentsColumn({ name: 'ceiling_cents' })
  ceilingCents: Cents;

  @Column('text', { name: 'responsible_party' })
  responsibleParty: ResponsibleParty;

  @Column('text', { nullable: true })
  note: string | null;
}
