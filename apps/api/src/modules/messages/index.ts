export { ConversationMoves } from './conversation-moves.js';
export { MessagesModule } from './messages.module.js';
export { PersonBlocks } from './person-blocks.js';
export { OpenConversationUseCase } from './open-conversation.js';
export { SendMessageUseCase } from './send-message.js';
