import { isApiError, useSendMessageMutation } from '@cw/api-client';
import type { MessageView } from '@cw/domain';
import { useToast } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { OpenOutbox, Opening } from '../open-outbox.js';
import type { Send } from '../outbox.js';
import { useOpenOutbox } from '../use-open-outbox.js';
import { MessagesOutboxContext, type UnsentMessage } from './unsent-message.js';

interface ProviderProps {
  readonly userId: string;
  readonly children: ReactNode;
}

const load = () => import('./open-messages.js');

const open = async (opening: Opening<UnsentMessage, MessageView>): Promise<OpenOutbox<UnsentMessage, MessageView>> =>
  (await load()).openMessages(opening);

function useSend(): Send<UnsentMessage, MessageView> {
  const { formatMessage } = useIntl();
  const [send] = useSendMessageMutation();
  return async (entry) => {
    const { conversationId, clientId, body, reply, files } = entry;
    const words = reply === null ? { body } : { reply };
    const fileIds = files.map(({ id }) => id);
    const sendMessage = { clientId, ...words, ...(fileIds.length > 0 && { fileIds }) };
    try {
      return { kind: 'sent', arrived: await send({ id: conversationId, sendMessage }).unwrap() };
    } catch (error) {
      const { patienceOf } = await load();
      const detail = isApiError(error) ? error.problem?.detail : undefined;
      const fault = detail ?? formatMessage({ id: 'errors.server.unexpected' });
      return patienceOf(error) ?? { kind: 'refused', kept: { ...entry, fault } };
    }
  };
}

/** Keeps what a person has written on every screen, until it has arrived. */
export function MessagesOutbox({ userId, children }: ProviderProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const place = useOpenOutbox({
    userId,
    open,
    send: useSend(),
    onRefused: () => toast({ kind: 'broken', title: formatMessage({ id: 'messages.send_failed' }) }),
  });
  return <MessagesOutboxContext value={place}>{children}</MessagesOutboxContext>;
}
