import type { FileKind } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('project_file')
export class ProjectFileEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('uuid', { name: 'condition_id', nullable: true })
  conditionId: string | null;

  /** The case between the two sides that it is an exhibit of. */
  @Column('uuid', { name: 'dispute_id', nullable: true })
  disputeId: string | null;

  @Column('text')
  kind: FileKind;

  @Column('text')
  name: string;

  @Column('text', { name: 'content_type' })
  contentType: string;

  @Column('integer')
  bytes: number;

  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  @Column('text', { name: 'storage_key' })
  storageKey: string;

  @Column('text', { name: 'thumbnail_key', nullable: true })
  thumbnailKey: string | null;

  /** Evidence as it came from the camera, for a dispute; never served to the other side. */
  @Column('text', { name: 'original_key', nullable: true })
  originalKey: string | null;

  /** SHA-256 of the photograph as it was uploaded, before or after the work; null where that is not known. */
  @Column('bytea', { nullable: true })
  digest: Buffer | null;

  @Column('uuid', { name: 'uploaded_by_id' })
  uploadedById: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
