import type { AuditAction, AuditSubject } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Facts of a record before or after: states, ids, switches, counts. Never what somebody typed, never a name. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** One line of the audit log. Nobody is named in it: people are ids, and their names are joined when it is read. */
@Entity('audit_entry')
export class AuditEntryEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  action: AuditAction;

  /** Null: nobody who was signed in (a link from an e-mail, a command on the server). */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('text', { name: 'subject_type' })
  subjectType: AuditSubject;

  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId: string | null;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('jsonb', { nullable: true })
  before: AuditFacts | null;

  @Column('jsonb', { nullable: true })
  after: AuditFacts | null;

  /** SHA-256 of everything above; the database chains it to the entry before. */
  @Column('bytea')
  digest: Buffer;
}
