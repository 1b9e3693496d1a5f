import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { AuditCsv } from './audit-csv.js';
import { ExportAuditQuery, ExportUsersQuery } from './dto/export-lists.query.js';
import { ManagedUserCsv } from './managed-user-csv.js';

const FILE = { schema: { type: 'string', format: 'binary' } };

/** ADM-01: the lists of staff as files for a spreadsheet. That one was taken is in the audit log. */
@ApiTags('admin')
@Controller('admin')
@ApiProduces('text/csv')
export class AdminCsvController {
  constructor(
    private readonly users: ManagedUserCsv,
    private readonly audit: AuditCsv,
  ) {}

  @Get('users.csv')
  @Requires('user.manage')
  @ApiOperation({ summary: 'Take the accounts along as a file', description: 'With the filters of the list.' })
  @ApiOkResponse(FILE)
  exportUsers(
    @CurrentActor() actor: Actor,
    @Query() query: ExportUsersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.users.send(actor, query, response);
  }

  @Get('audit.csv')
  @Requires('audit.read')
  @ApiOperation({ summary: 'Take the audit log along as a file', description: 'With the filters of the list.' })
  @ApiOkResponse(FILE)
  exportAuditEntries(
    @CurrentActor() actor: Actor,
    @Query() query: ExportAuditQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.audit.send(actor, query, response);
  }
}
