import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('calendar_link')
export class CalendarLinkEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Whose session made it; it ends with everything else that another session made. */
  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId: string | null;

  @Column('bytea', { name: 'secret_hash' })
  secretHash: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** To the hour; null: no calendar has asked yet. */
  @Column('timestamptz', { name: 'last_read_at', nullable: true })
  lastReadAt: Date | null;
}
