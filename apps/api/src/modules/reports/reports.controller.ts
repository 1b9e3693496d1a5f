import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ListReportsQuery } from './dto/list-reports.query.js';
import { DecideReport } from './dto/report.input.js';
import { ReportedContentPage, ReportedContentView } from './dto/report.response.js';
import { ReportDesk } from './report-desk.js';

const ReportId = (): ParameterDecorator => IdParam('id', 'report.not_found');

/** What readers reported, for staff. */
@ApiTags('admin')
@Controller('admin/reports')
export class ReportsController {
  constructor(private readonly desk: ReportDesk) {}

  @Get()
  @Requires('report.decide')
  @ApiOperation({
    summary: 'List what readers reported',
    description: 'What waits, longest first; what is hidden or was kept, latest decision first.',
  })
  @ApiOkResponse({ type: ReportedContentPage })
  listReports(@Query() query: ListReportsQuery): Promise<ReportedContentPage> {
    return this.desk.list(query);
  }

  @Post(':id/hide')
  @HttpCode(HttpStatus.OK)
  @Requires('report.decide')
  @ApiOperation({
    summary: 'Hide reported words',
    description:
      'Only their author and staff still read them, and the rating of a hidden review does not count. Author and reporters are told.',
  })
  @Fails('state.conflict')
  @ApiOkResponse({ type: ReportedContentView })
  hideReported(
    @CurrentActor() actor: Actor,
    @ReportId() id: string,
    @Body() input: DecideReport,
  ): Promise<ReportedContentView> {
    return this.desk.decide(actor, id, 'hide', input);
  }

  @Post(':id/keep')
  @HttpCode(HttpStatus.OK)
  @Requires('report.decide')
  @ApiOperation({ summary: 'Leave reported words where they are', description: 'The reporters are told.' })
  @Fails('state.conflict')
  @ApiOkResponse({ type: ReportedContentView })
  keepReported(
    @CurrentActor() actor: Actor,
    @ReportId() id: string,
    @Body() input: DecideReport,
  ): Promise<ReportedContentView> {
    return this.desk.decide(actor, id, 'keep', input);
  }

  @Post(':id/show')
  @HttpCode(HttpStatus.OK)
  @Requires('report.decide')
  @ApiOperation({
    summary: 'Show hidden words again',
    description: 'As they stood before, the rating of a review with them. Author and reporters are told.',
  })
  @Fails('state.conflict')
  @ApiOkResponse({ type: ReportedContentView })
  showReported(
    @CurrentActor() actor: Actor,
    @ReportId() id: string,
    @Body() input: DecideReport,
  ): Promise<ReportedContentView> {
    return this.desk.decide(actor, id, 'show', input);
  }
}
