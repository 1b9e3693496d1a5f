import { ApiPropertyOptional } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction } from '@cw/domain';
import { IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice } from '../../../common/validation/rules.js';

export class ListAuditEntriesQuery extends PageQuery {
  @Choice('AuditAction', AUDIT_ACTIONS, { optional: true })
  action?: AuditAction;

  @ApiPropertyOptional({ format: 'uuid', description: 'Who did it.' })
  @IsOptional()
  @IsUUID()
  actorId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Whom or what it was done to.' })
  @IsOptional()
  @IsUUID()
  subjectId?: string;
}
