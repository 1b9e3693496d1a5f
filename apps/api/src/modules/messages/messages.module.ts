import { Module } from '@nestjs/common';
import { StorageModule } from '../../common/storage/storage.module.js';
import { ProjectsModule } from '../projects/index.js';
import { ReportsModule } from '../reports/index.js';
import { UsersModule } from '../users/index.js';
import { ConversationGate } from './conversation-gate.js';
import { ConversationLists } from './conversation-lists.js';
import { ConversationMoves } from './conversation-moves.js';
import { ConversationRecords } from './conversation-record.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationViews } from './conversation-views.js';
import { ConversationsController } from './conversations.controller.js';
import { MessageData } from './message-data.js';
import { MessageFileRows } from './message-file-rows.js';
import { MessageFilesSweep } from './message-files-sweep.js';
import { MessageFiles } from './message-files.js';
import { MessageLists } from './message-lists.js';
import { MessageNews } from './message-news.js';
import { MessageRepository } from './message.repository.js';
import { MessageViews } from './message-views.js';
import { MessagesController } from './messages.controller.js';
import { OpenConversationUseCase } from './open-conversation.js';
import { PeopleController } from './people.controller.js';
import { RecordPaper } from './record-paper.js';
import { RecordsController } from './records.controller.js';
import { PersonBlocks } from './person-blocks.js';
import { ReportMessage } from './report-message.js';
import { ReportableMessages } from './reportable-messages.js';
import { ReportablePeople } from './reportable-people.js';
import { SendMessageUseCase } from './send-message.js';
import { SentMessage } from './sent-message.js';
import { ServedMessageFiles } from './served-message-files.js';
import { ToldMessagesProvider } from './told-messages.provider.js';
import { UnsentFilesSweep } from './unsent-files-sweep.js';

@Module({
  imports: [ProjectsModule, ReportsModule, StorageModule, UsersModule],
  controllers: [ConversationsController, MessagesController, PeopleController, RecordsController],
  providers: [
    ConversationGate,
    ConversationLists,
    ConversationMoves,
    ConversationRecords,
    ConversationRepository,
    ConversationViews,
    MessageData,
    MessageFileRows,
    MessageFiles,
    MessageFilesSweep,
    MessageLists,
    MessageNews,
    MessageRepository,
    MessageViews,
    OpenConversationUseCase,
    PersonBlocks,
    RecordPaper,
    ReportMessage,
    ReportableMessages,
    ReportablePeople,
    SendMessageUseCase,
    SentMessage,
    ServedMessageFiles,
    ToldMessagesProvider,
    UnsentFilesSweep,
  ],
  exports: [ConversationMoves, OpenConversationUseCase, PersonBlocks, SendMessageUseCase],
})
export class MessagesModule {}
