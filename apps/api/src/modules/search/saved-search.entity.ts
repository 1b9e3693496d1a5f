import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';
import type { SavedFilters } from './dto/saved-search.input.js';

@Entity('saved_search')
export class SavedSearchEntity extends BaseColumns {
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  name: string;

  /** As the list of projects takes them. */
  @Column('jsonb')
  filters: SavedFilters;

  /** The words of the filters as a text query; null without any. */
  @Column('text', { nullable: true })
  words: string | null;

  /** Whether its owner is told of a new project that fits. */
  @Column('boolean')
  alerts: boolean;

  /** What was posted later is new to its owner. */
  @Column('timestamptz', { name: 'new_since' })
  newSince: Date;
}
