export { MessagesScreen } from './messages-screen.js';
export { OpenConversation } from './open-conversation.js';
export { OutboxProvider } from './outbox/outbox-provider.js';
export { useUnreadMessages } from './use-unread-messages.js';
export { useUnsent } from './outbox/use-unsent.js';
