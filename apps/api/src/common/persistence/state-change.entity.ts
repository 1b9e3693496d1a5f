import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One line of a record's history: every transition of every machine writes one, in the same transaction. */
@Entity('state_change')
@Index(['entity', 'entityId', 'at'])
export class StateChangeEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** The machine's name: project, work, condition, bid, payment … */
  @Column('text')
  entity: string;

  @Column('uuid', { name: 'entity_id' })
  entityId: string;

  @Column('text', { name: 'from_state', nullable: true })
  from: string | null;

  @Column('text', { name: 'to_state' })
  to: string;

  @Column('text')
  event: string;

  /** Null when the clock or the provider moved it. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz')
  at: Date;
}
