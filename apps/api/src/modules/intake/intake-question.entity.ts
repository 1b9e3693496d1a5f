import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What staff want to know before they can offer anything; the submitter answers at the private link. */
@Entity('intake_question')
export class IntakeQuestionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'intake_id' })
  intakeId: string;

  @Column('text')
  question: string;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;

  @Column('uuid', { name: 'asked_by' })
  askedBy: string;

  @Column('text', { nullable: true })
  answer: string | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;
}
