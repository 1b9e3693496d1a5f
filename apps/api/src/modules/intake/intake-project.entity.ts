import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A project that a request was converted to. A request that was converted again has those of before, too. */
@Entity('intake_project')
export class IntakeProjectEntity {
  @PrimaryColumn('uuid', { name: 'project_id' })
  projectId: string;

  @Column('uuid', { name: 'intake_id' })
  intakeId: string;

  /** The repairs that became its conditions. */
  @Column('uuid', { name: 'repair_ids', array: true })
  repairIds: string[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
