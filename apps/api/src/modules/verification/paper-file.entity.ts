import type { CertificateReading, PaperKind } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A scan or a photograph of a paper. */
@Entity('paper_file')
export class PaperFileEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'contractor_id' })
  contractorId: string;

  @Column('text')
  kind: PaperKind;

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

  /** What a certificate of insurance says by itself, for staff to hold against what was typed. */
  @Column('jsonb', { nullable: true })
  reading: CertificateReading | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
