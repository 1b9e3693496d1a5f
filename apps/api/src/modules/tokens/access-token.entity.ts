import type { TokenScope } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

@Entity('access_token')
export class AccessTokenEntity extends BaseColumns {
  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** Whose session made it; it ends with everything else that another session made. */
  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId: string | null;

  @Column('text')
  name: string;

  @Column('text')
  scope: TokenScope;

  /** Its first characters, for its owner to tell one from another. */
  @Column('text')
  prefix: string;

  @Column('bytea', { name: 'secret_hash' })
  secretHash: Buffer;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
