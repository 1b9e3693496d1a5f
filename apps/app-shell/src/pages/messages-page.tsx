import { useSession } from '@cw/api-client';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { MessagesScreen } from '../features/messages/index.js';

/** MSG-01: where the conversations of one's projects are. */
export function MessagesPage(): ReactElement | null {
  const session = useSession();
  const { conversationId } = useParams();
  if (session.status !== 'signed-in') return null;
  return <MessagesScreen user={session.user} openId={conversationId} />;
}
