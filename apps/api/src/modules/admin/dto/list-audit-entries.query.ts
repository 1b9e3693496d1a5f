import { ApiPropertyOptional } from '@nestjs/swagger';
import { AUDIT_ACTIONS, isPlainDate, type AuditAction } from '@cw/domain';
import { IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../../../common/http/page.query.js';
import { Choice, Rule } from '../../../common/validation/rules.js';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  isPlainDate(value.slice(0, DAY_LENGTH));

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

  @ApiPropertyOptional({ format: 'date-time', description: 'Not before this instant, in UTC.' })
  @IsOptional()
  @Rule('isInstant', 'date', isInstant)
  since?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Before this instant, in UTC.' })
  @IsOptional()
  @Rule('isInstant', 'date', isInstant)
  until?: string;
}
