import type { Cents, ConditionKind, IntakeCategory, ResponsibleParty } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../common/persistence/cents.column.js';

/** One repair of a request, as it was sent; it becomes one condition. */
@Entity('intake_repair')
export class IntakeRepairEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'intake_id' })
  intakeId: string;

  /** In the order of the form, from 1. */
  @Column('integer')
  number: number;

  @Column('text')
  category: IntakeCategory;

  @Column('text')
  description: string;

  @Column('text', { name: 'responsible_party', nullable: true })
  responsibleParty: ResponsibleParty | null;

  @CentsColumn({ name: 'estimated_cost_cents', nullable: true })
  estimatedCostCents: Cents | null;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  kind: ConditionKind | null;

  @Column('text', { nullable: true })
  location: string | null;

  /** The report's own words. */
  @Column('text', { nullable: true })
  quote: string | null;

  @Column('integer', { nullable: true })
  page: number | null;
}
