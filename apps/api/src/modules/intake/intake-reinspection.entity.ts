import type { ReinspectionResult } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** INT-08: somebody looks at the finished work; where it failed, another is ordered once it is mended. */
@Entity('intake_reinspection')
export class IntakeReinspectionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'intake_id' })
  intakeId: string;

  @Column('timestamptz', { name: 'ordered_at' })
  orderedAt: Date;

  @Column('uuid', { name: 'ordered_by' })
  orderedBy: string;

  @Column('date', { name: 'scheduled_on' })
  scheduledOn: string;

  @Column('text', { name: 'inspector_name' })
  inspectorName: string;

  @Column('text', { name: 'inspector_company', nullable: true })
  inspectorCompany: string | null;

  @Column('text', { nullable: true })
  result: ReinspectionResult | null;

  /** What the inspector said; where it failed, what must be mended. */
  @Column('text', { nullable: true })
  notes: string | null;

  @Column('timestamptz', { name: 'recorded_at', nullable: true })
  recordedAt: Date | null;

  @Column('uuid', { name: 'recorded_by', nullable: true })
  recordedBy: string | null;
}
