import type { Cents, HeldLicense, PaperKind, VerificationState } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../common/persistence/cents.column.js';

/** One paper of a contractor; a kind without a row is missing. */
@Entity('verification_paper')
export class VerificationPaperEntity {
  @PrimaryColumn('uuid', { name: 'contractor_id' })
  contractorId: string;

  @PrimaryColumn('text')
  kind: PaperKind;

  @Column('text')
  state: VerificationState;

  /** The last day of what staff approved last; of several licenses the last that ends. */
  @Column('date', { name: 'expires_on', nullable: true })
  expiresOn: string | null;

  /** Staff's approval of the one before this still holds. */
  @Column('boolean', { name: 'earlier_holds', default: false })
  earlierHolds: boolean;

  /** Of insurance: what each occurrence is covered with, as staff approved it. */
  @CentsColumn({ name: 'cover_cents', nullable: true })
  coverCents: Cents | null;

  /** Of a license paper: each license as staff approved it. */
  @Column('jsonb', { nullable: true })
  licenses: HeldLicense[] | null;

  /** For staff only. */
  @Column('text', { nullable: true })
  notes: string | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  /** Counted by every change, so that staff decide on what they have read. */
  @Column('integer', { default: 1 })
  version: number;
}
