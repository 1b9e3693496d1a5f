import type { PaperFields, PaperKind } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const SUBMISSION_STATES = ['waiting', 'approved', 'rejected', 'replaced'] as const;
/** `replaced`: another one was handed in before staff looked at it. */
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

type Fields = PaperFields['fields'];

/** What a contractor handed in at one time, and what staff said of it. */
@Entity('paper_submission')
export class PaperSubmissionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'contractor_id' })
  contractorId: string;

  @Column('text')
  kind: PaperKind;

  @Column('jsonb')
  fields: Fields;

  /** What staff approved, where they corrected what was typed. */
  @Column('jsonb', { name: 'approved_fields', nullable: true })
  approvedFields: Fields | null;

  @Column('uuid', { name: 'file_ids', array: true })
  fileIds: string[];

  @Column('text')
  state: SubmissionState;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('uuid', { name: 'decided_by_id', nullable: true })
  decidedById: string | null;

  /** Staff's words to the contractor. */
  @Column('text', { nullable: true })
  notes: string | null;
}

/** What counts of a submission, with which kind it is. */
export const paperOf = ({ kind, fields, approvedFields }: PaperSubmissionEntity): PaperFields =>
  // Stored by the very shape of its kind.
  ({ kind, fields: approvedFields ?? fields }) as PaperFields;
