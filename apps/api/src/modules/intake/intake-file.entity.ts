import { Column, Entity, PrimaryColumn } from 'typeorm';

export const INTAKE_FILE_KINDS = ['appraisal'] as const;
export type IntakeFileKind = (typeof INTAKE_FILE_KINDS)[number];

@Entity('intake_file')
export class IntakeFileEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'intake_id' })
  intakeId: string;

  @Column('text')
  kind: IntakeFileKind;

  @Column('text')
  name: string;

  @Column('text', { name: 'content_type' })
  contentType: string;

  @Column('integer')
  bytes: number;

  @Column('text', { name: 'storage_key' })
  storageKey: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
