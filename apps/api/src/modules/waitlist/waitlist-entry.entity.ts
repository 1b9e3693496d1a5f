import type { SignUpRole } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

/** Somebody who wants to be told when there is room; no account. */
@Entity('waitlist_entry')
export class WaitlistEntryEntity extends BaseColumns {
  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('citext')
  email: string;

  @Column('text')
  role: SignUpRole;

  /** The language of the form; letters to the person are written in it. */
  @Column('text')
  locale: 'en' | 'es';

  /** The field that no person sees was filled. Nobody is dropped for it. */
  @Column('boolean')
  flagged: boolean;
}
