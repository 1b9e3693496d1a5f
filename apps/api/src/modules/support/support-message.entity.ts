import type { Locale, SupportTopic } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

/** SUP-01: what somebody wrote to support, with an account or without one. */
@Entity('support_message')
export class SupportMessageEntity extends BaseColumns {
  @Column('text')
  name: string;

  @Column('citext')
  email: string;

  @Column('text')
  topic: SupportTopic;

  @Column('text')
  message: string;

  /** The language of the form; the receipt is written in it. */
  @Column('text')
  locale: Locale;

  /** Whose session sent it; null when nobody was signed in. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** The field that no person sees was filled. Nobody is dropped for it. */
  @Column('boolean')
  flagged: boolean;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  @Column('uuid', { name: 'answered_by', nullable: true })
  answeredBy: string | null;
}
