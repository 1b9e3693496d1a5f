import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/auth/policy.decorators.js';
import { AuditEntries } from './audit-entries.js';
import { AuditEntryPage } from './dto/audit-entry.response.js';
import { ListAuditEntriesQuery } from './dto/list-audit-entries.query.js';

/** ADM-01. */
@ApiTags('admin')
@Controller('admin/audit')
export class AuditController {
  constructor(private readonly entries: AuditEntries) {}

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
}
