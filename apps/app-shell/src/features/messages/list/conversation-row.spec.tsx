import { screen } from '@testing-library/react';
import { aConversation, aMessage, CONTRACTOR_ID, OWN_ID } from '../../../testing/messages.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { ConversationRow } from './conversation-row.js';

const DECIDER_ID = '01890000-0000-7000-8000-0000000000d1';

describe('the last words in the list of conversations', () => {
  it.each([
    ['the reader', { authorId: OWN_ID, authorName: 'Maria Delgado', side: 'client' }, 'You: Message 1'],
    ['whom the thread is with', { authorId: CONTRACTOR_ID, authorName: 'Brennan & Sons' }, 'Message 1'],
    [
      'another who decides for the client',
      { authorId: DECIDER_ID, authorName: 'Diego Rivas', side: 'client' },
      'Diego Rivas: Message 1',
    ],
    ['somebody whose name is erased', { authorId: DECIDER_ID, authorName: '', side: 'client' }, 'Message 1'],
  ] as const)('MSG-01 PROJ-10 are whose they are: %s', async (_who, by, words) => {
    const conversation = aConversation({ lastMessage: aMessage(by) });
    await renderWithApp(<ConversationRow conversation={conversation} ownId={OWN_ID} isOpen={false} />);

    expect(screen.getByRole('link').querySelector('.words')).toHaveTextContent(new RegExp(`^${words}$`));
  });
});
