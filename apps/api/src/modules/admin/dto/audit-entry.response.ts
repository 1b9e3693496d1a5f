import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction, type AuditSubject } from '@cw/domain';
import type { AuditFacts } from '../../../common/audit/audit-entry.entity.js';
import { PageOf } from '../../../common/http/page.js';

const FACTS = { type: 'object', additionalProperties: true, nullable: true } as const;

export class AuditEntryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Its place in the chain, without gaps.' })
  sequence: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction' })
  action: AuditAction;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  actorId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'As the person is called today.' })
  actorName: string | null;

  @ApiProperty({ enum: AUDIT_SUBJECTS, enumName: 'AuditSubject' })
  subjectType: AuditSubject;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  subjectId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'As the person is called today.' })
  subjectName: string | null;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  @ApiProperty({ ...FACTS, description: 'What it was before: states, ids, switches.' })
  before: AuditFacts | null;

  @ApiProperty({ ...FACTS, description: 'What it is after.' })
  after: AuditFacts | null;
}

export class AuditEntryPage extends PageOf(AuditEntryResponse) {}
