import { Body, Controller, Get, Headers, Patch, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { ApiIfMatch } from '../../../common/http/etag.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { CorrectIntakeUseCase } from './correct-intake.js';
import { CorrectIntake } from './dto/correct-intake.input.js';
import { IntakeDetail } from './dto/intake-detail.response.js';
import { ListIntakesQuery } from './dto/intake-queue.query.js';
import { IntakeCounts, IntakePage } from './dto/intake-queue.response.js';
import { IntakeDeskPapers } from './intake-desk-papers.js';
import { IntakeQueue } from './intake-queue.js';
import { IntakeReader } from './intake-reader.js';
import { IntakeStatements } from './intake-statements.js';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** INT-08, ADM-01: the requests on staff's desk. */
@ApiTags('admin')
@Controller('admin/intake')
@Requires('intake.manage')
export class IntakeDeskController {
  constructor(
    private readonly queue: IntakeQueue,
    private readonly reader: IntakeReader,
    private readonly papers: IntakeDeskPapers,
    private readonly statements: IntakeStatements,
    private readonly correcting: CorrectIntakeUseCase,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List repair requests', description: 'What is due first, or the newest first.' })
  @ApiOkResponse({ type: IntakePage })
  listIntakes(@Query() query: ListIntakesQuery): Promise<IntakePage> {
    return this.queue.page(query);
  }

  @Get('counts')
  @ApiOperation({
    summary: 'Count repair requests',
    description: 'For each state, and those whose promise is at risk.',
  })
  @ApiOkResponse({ type: IntakeCounts })
  countIntakes(): Promise<IntakeCounts> {
    return this.queue.counts();
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read a repair request', description: 'All of it, with what was said and what came of it.' })
  @ApiOkResponse({ type: IntakeDetail })
  getIntake(@IdParam() id: string): Promise<IntakeDetail> {
    return this.reader.one(id);
  }

  @Get(':id/files/:fileId')
  @ApiOperation({ summary: 'Download a paper of a repair request', description: 'As it was sent, as an attachment.' })
  @Fails('file.not_found')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse(BINARY)
  getIntakeFile(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('fileId', 'file.not_found') fileId: string,
  ): Promise<StreamableFile> {
    return this.papers.file(actor, id, fileId);
  }

  @Get(':id/statement')
  @ApiOperation({
    summary: 'Download the statement for the closing',
    description: 'What was done, what is paid and what is due, as it stands now.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse(BINARY)
  getIntakeStatement(@IdParam() id: string): Promise<StreamableFile> {
    return this.statements.forStaff(id);
  }

  @Patch(':id')
  @ApiIfMatch()
  @ApiOperation({
    summary: 'Correct a repair request',
    description:
      'What it says of the house and of the closing, until it is over. Projects that came of it stay as they are.',
  })
  @Fails('state.conflict')
  @ApiOkResponse({ type: IntakeDetail })
  async correctIntake(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() input: CorrectIntake,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<IntakeDetail> {
    await this.correcting.execute(actor, id, { input, ifMatch });
    return this.reader.one(id);
  }
}
