import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Passive, Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ConversationGate } from './conversation-gate.js';
import { ConversationLists } from './conversation-lists.js';
import { ConversationMoves } from './conversation-moves.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationViews } from './conversation-views.js';
import { ConversationPage, ConversationView, UnreadMessages } from './dto/conversation.response.js';
import { MuteConversation, OpenConversation, ReadConversation } from './dto/message.input.js';
import { ListConversationsQuery } from './dto/messages.query.js';
import { OpenConversationUseCase } from './open-conversation.js';

const ConversationId = (): ParameterDecorator => IdParam('id', 'conversation.not_found');

@ApiTags('messages')
@Controller()
export class ConversationsController {
  constructor(
    private readonly lists: ConversationLists,
    private readonly opening: OpenConversationUseCase,
    private readonly moves: ConversationMoves,
    private readonly gate: ConversationGate,
    private readonly views: ConversationViews,
    private readonly conversations: ConversationRepository,
  ) {}

  @Get('conversations')
  @Requires('message.read')
  @ApiOperation({
    summary: 'List one’s conversations',
    description:
      'Newest first. Staff are given those of the project they name that a standing dispute, a contested no-show or a report opens to them, and each reading is noted.',
  })
  @ApiOkResponse({ type: ConversationPage })
  listConversations(@CurrentActor() actor: Actor, @Query() query: ListConversationsQuery): Promise<ConversationPage> {
    return this.lists.page(actor, query);
  }

  @Get('conversations/unread-count')
  @Passive()
  @Requires('message.read')
  @ApiOperation({ summary: 'Count one’s unread messages', description: 'Asking does not keep a session alive.' })
  @ApiOkResponse({ type: UnreadMessages })
  countUnreadMessages(@CurrentActor() actor: Actor): Promise<UnreadMessages> {
    return this.conversations.unread(actor.userId);
  }

  @Post('projects/:id/conversations')
  @Requires('message.write')
  @ApiOperation({
    summary: 'Open the conversation with a contractor who bid',
    description:
      'The client names the contractor; a contractor opens its own. There is one for each contractor: 200 with it when it is there already.',
  })
  @Fails('conversation.no_bid', 'access.denied')
  @ApiCreatedResponse({ type: ConversationView })
  @ApiOkResponse({ type: ConversationView, description: 'It was there already.' })
  async openConversation(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'project.not_found') id: string,
    @Body() input: OpenConversation,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConversationView> {
    const { view, isNew } = await this.opening.execute(actor, id, input);
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return view;
  }

  @Get('conversations/:id')
  @Requires('message.read')
  @ApiOperation({
    summary: 'Read who is in a conversation',
    description:
      'Its two sides; staff while a dispute, a contested no-show or a report opens it to them, and each reading is noted.',
  })
  @ApiOkResponse({ type: ConversationView })
  async getConversation(@CurrentActor() actor: Actor, @ConversationId() id: string): Promise<ConversationView> {
    return this.views.one(await this.gate.readable(actor, id));
  }

  @Put('conversations/:id/read')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('message.read')
  @ApiOperation({ summary: 'Say how far one has read', description: 'The others see it. It never goes backwards.' })
  @Fails('access.denied')
  @ApiNoContentResponse()
  readConversation(
    @CurrentActor() actor: Actor,
    @ConversationId() id: string,
    @Body() { sequence }: ReadConversation,
  ): Promise<void> {
    return this.moves.read(actor, id, sequence);
  }

  @Put('conversations/:id/mute')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('message.read')
  @ApiOperation({ summary: 'Mute a conversation', description: 'Its messages still come, and are not notified of.' })
  @Fails('access.denied')
  @ApiNoContentResponse()
  muteConversation(
    @CurrentActor() actor: Actor,
    @ConversationId() id: string,
    @Body() { muted }: MuteConversation,
  ): Promise<void> {
    return this.moves.mute(actor, id, muted);
  }
}
