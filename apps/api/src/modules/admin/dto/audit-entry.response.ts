import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, PROJECT_LIMITS, type AuditAction, type AuditSubject } from '@cw/domain';
import type { AuditFacts } from '../../../common/audit/audit-entry.entity.js';
import { GridPageOf } from '../../../common/grid/grid-page.js';
import { ShownPerson, ShownText } from '../../../common/openapi/shown.js';
import { INTAKE_REFERENCE_MAX } from '../../intake/index.js';
import { ADDRESS_LINE_MAX } from '../../projects/index.js';
import { REASON_MAX } from './reason.input.js';

const FACTS = { type: 'object', additionalProperties: true, nullable: true } as const;

/** The project that something was done to, or whose conversation was read, as it is called today. */
export class AuditedProject {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Pre-closing repairs')
  title: string;

  @ShownText(ADDRESS_LINE_MAX, '12 Hidden Lane, Kingston, NY 12401')
  addressLine: string;

  @ShownPerson({ nullable: true })
  clientName: string | null;
}

/** The repair request that something was done to, as staff and letters call it. */
export class AuditedRequest {
  @ShownText(INTAKE_REFERENCE_MAX, 'RI-7K2M-4XPQ')
  reference: string;

  @ShownText(ADDRESS_LINE_MAX, '14 Quarry Road, Kingston, NY 12401')
  addressLine: string;
}

export class AuditEntryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    example: 42,
    description: 'Its place in the chain, without gaps.',
  })
  sequence: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction' })
  action: AuditAction;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  actorId: string | null;

  @ShownPerson({ nullable: true, description: 'As the person is called today.' })
  actorName: string | null;

  @ApiProperty({ enum: AUDIT_SUBJECTS, enumName: 'AuditSubject' })
  subjectType: AuditSubject;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  subjectId: string | null;

  @ShownPerson({ nullable: true, description: 'As the person is called today; of a message to support, who sent it.' })
  subjectName: string | null;

  @ShownText(REASON_MAX, 'Chargebacks on three projects', { nullable: true })
  reason: string | null;

  @ApiProperty({ ...FACTS, example: { status: 'active' }, description: 'What it was before: states, ids, switches.' })
  before: AuditFacts | null;

  @ApiProperty({ ...FACTS, example: { status: 'suspended' }, description: 'What it is after.' })
  after: AuditFacts | null;

  @ApiProperty({
    type: AuditedProject,
    nullable: true,
    description: 'The project that it is about, where it is about one.',
  })
  project: AuditedProject | null;

  @ApiProperty({
    type: AuditedRequest,
    nullable: true,
    description: 'The repair request that it is about, while there is one.',
  })
  request: AuditedRequest | null;
}

export class AuditEntryPage extends GridPageOf(AuditEntryResponse) {}
