import { Column, PrimaryColumn, VersionColumn } from 'typeorm';

/**
 * Columns of every record that people edit. The id is given by the use case (`newId()`); the instants are
 * filled from the Clock when the entity is saved; `version` backs ETag and If-Match.
 */
export abstract class BaseColumns {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
