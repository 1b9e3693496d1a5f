import type {
  Cents,
  ConditionKind,
  ConditionSource,
  ConditionState,
  EvidenceCode,
  IntakeCategory,
  ProjectCategory,
  ResponsibleParty,
} from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../../common/persistence/base.columns.js';
import { CentsColumn } from '../../../common/persistence/cents.column.js';

@Entity('condition')
export class ConditionEntity extends BaseColumns {
  @Column('uuid', { name: 'project_id' })
  projectId: string;

  @Column('integer')
  number: number;

  @Column('text')
  title: string;

  @Column('text')
  source: ConditionSource;

  @Column('text')
  kind: ConditionKind;

  @Column('text', { nullable: true })
  quote: string | null;

  @Column('integer', { nullable: true })
  page: number | null;

  @Column('text')
  category: ProjectCategory;

  /** COND-02: what the repair request that it came from calls it, beside its trade. */
  @Column('text', { name: 'intake_category', nullable: true })
  intakeCategory: IntakeCategory | null;

  /** The repair of that request: a copy of the condition is still the same repair. */
  @Column('uuid', { name: 'intake_repair_id', nullable: true })
  intakeRepairId: string | null;

  @Column('text')
  location: string;

  @Column('text')
  scope: string;

  @Column('text', { name: 'responsible_party' })
  responsibleParty: ResponsibleParty;

  @CentsColumn({ name: 'estimated_cost_cents', nullable: true })
  estimatedCostCents: Cents | null;

  /** Empty: what its kind needs. */
  @Column('text', { array: true })
  evidence: EvidenceCode[];

  @Column('text')
  state: ConditionState;

  @CentsColumn({ name: 'awarded_amount_cents', nullable: true })
  awardedAmountCents: Cents | null;

  @Column('text', { name: 'return_reason', nullable: true })
  returnReason: string | null;

  @Column('timestamptz', { name: 'returned_at', nullable: true })
  returnedAt: Date | null;

  /** The same repair in an earlier project. */
  @Column('uuid', { name: 'copied_from_id', nullable: true })
  copiedFromId: string | null;
}
