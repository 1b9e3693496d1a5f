import type { PartyRight, PartyRole, PartyState } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

@Entity('project_party')
export class PartyEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  /** Where the invitation went; the account that accepts it must have this address. */
  @Column('citext')
  email: string;

  /** As the inviter calls them, until the account says. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('text')
  role: PartyRole;

  /** In force from the acceptance on. */
  @Column('text', { name: 'granted' })
  right: PartyRight;

  @Column('text')
  state: PartyState;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'invited_by' })
  invitedBy: string;

  /** Of the last link that was sent; null before, and once it is used. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;
}
