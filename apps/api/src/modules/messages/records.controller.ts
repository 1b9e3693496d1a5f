import { Controller, Get, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { RECORD_LIMITS, type Actor } from '@cw/domain';
import type { Request } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { ConversationRecords } from './conversation-record.js';
import { RecordQuery } from './dto/messages.query.js';
import { ConversationRecord } from './dto/record.response.js';
import { RecordPaper } from './record-paper.js';

const ConversationId = (): ParameterDecorator => IdParam('id', 'conversation.not_found');

/** A conversation as evidence. */
@ApiTags('messages')
@Controller('conversations/:id')
export class RecordsController {
  constructor(
    private readonly records: ConversationRecords,
    private readonly paper: RecordPaper,
  ) {}

  @Get('record.pdf')
  @Requires('message.read')
  @ApiOperation({
    summary: 'Download the record of a conversation',
    description: 'A PDF in the reader’s language: every message with its hash, and whether all are as they were sent.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  getConversationPaper(
    @CurrentActor() actor: Actor,
    @ConversationId() id: string,
    @Query() { sinceSequence = 0 }: RecordQuery,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    return this.paper.pdf(actor, id, { sinceSequence, locale: localeOfRequest(request) });
  }

  @Get('record.json')
  @Requires('message.read')
  @ApiOperation({
    summary: 'Read the record of a conversation',
    description: 'With everything that it takes to compute its hashes again.',
  })
  @ApiOkResponse({ type: ConversationRecord })
  async getConversationRecord(
    @CurrentActor() actor: Actor,
    @ConversationId() id: string,
    @Query() { sinceSequence = 0 }: RecordQuery,
  ): Promise<ConversationRecord> {
    const { record } = await this.records.of(actor, id, { sinceSequence, limit: RECORD_LIMITS.json });
    return record;
  }
}
