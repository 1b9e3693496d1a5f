import { messagesEndpoints } from '../generated/messages.gen.js';

export * from '../generated/messages.gen.js';

/** MSG-01: a thread keeps its messages itself; here stand the list of threads, what is unread, and what changes them. */
export const messagesApi = messagesEndpoints.enhanceEndpoints({
  endpoints: {
    listConversations: { providesTags: ['Conversation'] },
    getConversation: { providesTags: ['Conversation'] },
    countUnreadMessages: { providesTags: ['UnreadMessages'] },
    sendMessage: { invalidatesTags: ['Conversation'] },
    readConversation: { invalidatesTags: ['Conversation', 'UnreadMessages'] },
    muteConversation: { invalidatesTags: ['Conversation'] },
    openConversation: { invalidatesTags: ['Conversation'] },
    reportMessage: { invalidatesTags: ['Report'] },
    reportPerson: { invalidatesTags: ['Report'] },
    blockPerson: { invalidatesTags: ['Conversation'] },
    unblockPerson: { invalidatesTags: ['Conversation'] },
  },
});

export const { useLazyListMessagesQuery } = messagesApi;
