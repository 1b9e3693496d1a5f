export { MessagesScreen } from './messages-screen.js';
export { OpenConversation } from './open-conversation.js';
export { OutboxProvider } from './outbox/outbox-provider.js';
export { useUnreadMessages } from './use-unread-messages.js';
export { OutboxContext as MessagesOutboxContext } from './outbox/unsent-message.js';
