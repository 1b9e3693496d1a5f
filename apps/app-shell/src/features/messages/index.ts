export { MessagesScreen } from './messages-screen.js';
export { OpenConversation } from './open-conversation.js';
export { useUnreadMessages } from './use-unread-messages.js';
