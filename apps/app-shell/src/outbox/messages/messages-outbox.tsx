import { useSendMessageMutation, useUploadMessageFileMutation } from '@cw/api-client';
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
  const [upload] = useUploadMessageFileMutation();
  return async (entry, onProgress) => {
    const { conversationId: id, clientId, body, reply } = entry;
    const words = reply === null ? { body } : { reply };
    const { sendWithFiles } = await load();
    return sendWithFiles(
      entry,
      {
        upload: (file) => upload({ id, messageFileForm: { file } }).unwrap(),
        send: (fileIds) =>
          send({
            id,
            sendMessage: { clientId, ...words, ...(fileIds.length > 0 && { fileIds: [...fileIds] }) },
          }).unwrap(),
        fallback: formatMessage({ id: 'errors.server.unexpected' }),
      },
      onProgress,
    );
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
