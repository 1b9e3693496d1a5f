import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Preferences } from '@cw/domain';

@Entity('user_preference')
export class UserPreferenceEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('jsonb')
  settings: Preferences;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
