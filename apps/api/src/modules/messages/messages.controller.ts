import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  Query,
  Res,
  UploadedFile,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { type Actor, DOCUMENT_FAULTS } from '@cw/domain';
import type { Response } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Upload } from '../../common/idempotency/upload.decorator.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ReportContent } from '../reports/index.js';
import { MessageFileForm, SendMessage } from './dto/message.input.js';
import { MessageFileView, MessagePage, MessageView } from './dto/message.response.js';
import { ListMessagesQuery, MessageFileQuery } from './dto/messages.query.js';
import { MessageFiles } from './message-files.js';
import { MessageLists } from './message-lists.js';
import { ReportMessage } from './report-message.js';
import { SendMessageUseCase } from './send-message.js';
import { ServedMessageFiles } from './served-message-files.js';

const ConversationId = (): ParameterDecorator => IdParam('id', 'conversation.not_found');

@ApiTags('messages')
@Controller()
export class MessagesController {
  constructor(
    private readonly lists: MessageLists,
    private readonly sending: SendMessageUseCase,
    private readonly files: MessageFiles,
    private readonly served: ServedMessageFiles,
    private readonly reporting: ReportMessage,
  ) {}

  @Get('conversations/:id/messages')
  @Requires('message.read')
  @ApiOperation({
    summary: 'List the messages of a conversation',
    description:
      'Newest first, with cursors to both sides. Staff while a dispute, a contested no-show or a report opens it to them, and each reading is noted.',
  })
  @ApiOkResponse({ type: MessagePage })
  listMessages(
    @CurrentActor() actor: Actor,
    @ConversationId() id: string,
    @Query() query: ListMessagesQuery,
  ): Promise<MessagePage> {
    return this.lists.page(actor, id, query);
  }

  @Post('conversations/:id/messages')
  @Requires('message.write')
  @ApiOperation({
    summary: 'Send a message',
    description:
      'Words, a quick reply or files: the contractor, the owner and whoever decides for it. The same client id again is answered with the first message.',
  })
  @Fails('conversation.closed', 'conversation.blocked', 'conversation.silenced', 'request.too_many', 'access.denied')
  @ApiCreatedResponse({ type: MessageView })
  sendMessage(
    @CurrentActor() actor: Actor,
    @ConversationId() id: string,
    @Body() input: SendMessage,
  ): Promise<MessageView> {
    return this.sending.execute(actor, id, input);
  }

  @Post('conversations/:id/files')
  @Requires('message.write')
  @Upload('file', { kind: 'waiting_upload' })
  @ApiOperation({
    summary: 'Upload a file to send',
    description: 'It waits a day for the message that it is sent with; only its uploader sees it until then.',
  })
  @ApiBody({ type: MessageFileForm })
  @Fails(
    ...(['file.type', 'file.video', ...DOCUMENT_FAULTS, 'request.busy', 'file.too_many'] as const),
    ...(['conversation.closed', 'conversation.blocked', 'conversation.silenced', 'access.denied'] as const),
  )
  @ApiCreatedResponse({ type: MessageFileView })
  uploadMessageFile(
    @CurrentActor() actor: Actor,
    @ConversationId() id: string,
    @UploadedFile() file: Express.Multer.File | undefined,
  ): Promise<MessageFileView> {
    return this.files.upload(actor, id, file);
  }

  @Get('message-files/:id')
  @Requires('message.read')
  @ApiOperation({
    summary: 'Download what was attached to a message',
    description: 'Whoever reads the message; before it is sent, its uploader. Papers come as attachments.',
  })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  getMessageFile(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'file.not_found') id: string,
    @Query() query: MessageFileQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.served.serve(actor, id, { size: query.size, response });
  }

  @Post('messages/:id/report')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('message.report')
  @ApiOperation({
    summary: 'Report a message to staff',
    description: 'Any reader but its author. Staff may then read the conversation; a second report changes nothing.',
  })
  @Fails('access.denied')
  @ApiNoContentResponse()
  reportMessage(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'message.not_found') id: string,
    @Body() input: ReportContent,
  ): Promise<void> {
    return this.reporting.report(actor, id, input);
  }
}
