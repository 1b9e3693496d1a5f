import type { NotificationType } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NoticeParams } from './notice.js';

/** What somebody was told: a type and its facts. The words are made for each reading, in the reader's language. */
@Entity('notification')
export class NotificationEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** Grows by one for each notification of this person, in the order in which they were committed. */
  @Column('bigint')
  sequence: string;

  @Column('text')
  type: NotificationType;

  @Column('jsonb')
  params: NoticeParams;

  @Column('text', { name: 'action_url', nullable: true })
  actionUrl: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  /** Out of the list; for a while it can be taken back. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
