import { Body, Controller, Get, Headers, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor, PaperKind } from '@cw/domain';
import type { Response } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { ApiIfMatch } from '../../common/http/etag.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { DecidePaper, ListPapersQuery, PaperFileQuery } from './dto/paper.input.js';
import { ContractorPapers } from './dto/checked-paper.response.js';
import { PaperQueuePage } from './dto/paper-queue.response.js';
import { KindParam } from './paper-kind.param.js';
import { ServedPapers } from './served-papers.js';
import { VerificationDesk } from './verification-desk.js';

/** VER-01: what staff read and decide. */
@ApiTags('verification')
@Controller('verification')
export class VerificationController {
  constructor(
    private readonly desk: VerificationDesk,
    private readonly served: ServedPapers,
  ) {}

  @Get()
  @Requires('verification.decide')
  @ApiOperation({
    summary: 'List contractors’ papers',
    description: 'What waits for staff, longest first, unless told.',
  })
  @ApiOkResponse({ type: PaperQueuePage })
  listPapers(@Query() query: ListPapersQuery): Promise<PaperQueuePage> {
    return this.desk.list(query);
  }

  @Get('files/:id')
  @Requires('verification.read')
  @ApiOperation({
    summary: 'Download a file of a paper',
    description: 'Its contractor and staff. PDF and W-9 come as attachments.',
  })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  getPaperFile(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'file.not_found') id: string,
    @Query() query: PaperFileQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.served.serve(actor, id, { isThumbnail: query.size === 'thumbnail', response });
  }

  @Get(':contractorId')
  @Requires('verification.decide')
  @ApiOperation({ summary: 'Read a contractor’s papers', description: 'With what can be checked of each.' })
  @ApiOkResponse({ type: ContractorPapers })
  getContractorPapers(@IdParam('contractorId', 'contractor.not_found') id: string): Promise<ContractorPapers> {
    return this.desk.read(id);
  }

  @Put(':contractorId/:kind')
  @Requires('verification.decide')
  @ApiIfMatch()
  @ApiOperation({
    summary: 'Approve or reject a paper',
    description:
      'It counts at once, and the contractor is told. If-Match is needed: a paper that was replaced meanwhile is a 412.',
  })
  @Fails('state.conflict', 'request.stale', 'request.precondition_required', 'verification.not_found')
  @ApiOkResponse({ type: ContractorPapers })
  decidePaper(
    @CurrentActor() actor: Actor,
    @IdParam('contractorId', 'contractor.not_found') contractorId: string,
    @KindParam() kind: PaperKind,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() input: DecidePaper,
  ): Promise<ContractorPapers> {
    return this.desk.decide(actor, { contractorId, kind, input, ifMatch });
  }
}
