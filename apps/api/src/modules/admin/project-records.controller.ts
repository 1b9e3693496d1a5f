import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { ExportProjectRecordsQuery, ListProjectRecordsQuery } from './dto/list-project-records.query.js';
import { ProjectRecordPage } from './dto/project-record.response.js';
import { ProjectRecords } from './project-records.js';

/** ADM-01. */
@ApiTags('admin')
@Controller('admin')
@Requires('admin.read')
export class ProjectRecordsController {
  constructor(private readonly projects: ProjectRecords) {}

  @Get('projects')
  @ApiOperation({ summary: 'List all projects', description: 'Whoever’s they are, newest first.' })
  @ApiOkResponse({ type: ProjectRecordPage })
  listProjectRecords(@Query() query: ListProjectRecordsQuery): Promise<ProjectRecordPage> {
    return this.projects.list(query);
  }

  @Get('projects.csv')
  @ApiProduces('text/csv')
  @ApiOperation({ summary: 'Take all projects along as a file', description: 'With the filters of the list.' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  exportProjects(
    @CurrentActor() actor: Actor,
    @Query() query: ExportProjectRecordsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.projects.export(actor, query, response);
  }
}
