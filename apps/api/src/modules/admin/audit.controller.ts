import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { AuditCheck } from './audit-check.js';
import { AuditEntries } from './audit-entries.js';
import { AuditCheckResponse } from './dto/audit-check.response.js';
import { AuditEntryPage } from './dto/audit-entry.response.js';
import { ListAuditEntriesQuery } from './dto/list-audit-entries.query.js';

/** ADM-01. */
@ApiTags('admin')
@Controller('admin/audit')
export class AuditController {
  constructor(
    private readonly entries: AuditEntries,
    private readonly check: AuditCheck,
  ) {}

  @Get()
  @Requires('audit.read')
  @ApiOperation({
    summary: 'Read the audit log',
    description: 'Every act of staff and every change of an account’s security, newest first.',
  })
  @ApiOkResponse({ type: AuditEntryPage })
  listAuditEntries(@Query() query: ListAuditEntriesQuery): Promise<AuditEntryPage> {
    return this.entries.list(query);
  }

  @Get('check')
  @Requires('audit.read')
  @ApiOperation({
    summary: 'Check the audit log',
    description: 'Reads every entry and computes the chain anew: what was changed behind the API’s back shows.',
  })
  @ApiOkResponse({ type: AuditCheckResponse })
  checkAuditLog(@CurrentActor() actor: Actor): Promise<AuditCheckResponse> {
    return this.check.run(actor);
  }
}
