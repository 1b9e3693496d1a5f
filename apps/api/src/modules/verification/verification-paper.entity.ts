import type { VerificationKind, VerificationState } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One paper of a contractor; a kind without a row is missing. */
@Entity('verification_paper')
export class VerificationPaperEntity {
  @PrimaryColumn('uuid', { name: 'contractor_id' })
  contractorId: string;

  @PrimaryColumn('text')
  kind: VerificationKind;

  @Column('text')
  state: VerificationState;

  @Column('date', { name: 'expires_on', nullable: true })
  expiresOn: string | null;

  /** For staff only. */
  @Column('text', { nullable: true })
  notes: string | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
