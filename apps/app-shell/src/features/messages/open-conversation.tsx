import { detailOf, useOpenConversationMutation } from '@cw/api-client';
import { MessageIcon, SendingButton, useToast, type ButtonProps } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routes/paths.js';
import { useOnce } from '../../forms/use-once.js';

export interface OpenConversationProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly projectId: string;
  /** Whom a client writes to; a contractor writes to the client. */
  readonly contractor?: { readonly id: string; readonly name: string };
}

/** The way from a project or a bid to its thread; begins the thread where there is none yet. */
export function OpenConversation({ projectId, contractor, ...button }: OpenConversationProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const go = useNavigate();
  const [open, { isLoading }] = useOpenConversationMutation();
  const act = useOnce(async () => {
    try {
      const openConversation = contractor === undefined ? {} : { contractorId: contractor.id };
      const { id } = await open({ id: projectId, openConversation }).unwrap();
      await go(paths.conversation(id));
    } catch (error) {
      const text = detailOf(error);
      toast({
        kind: 'broken',
        title: formatMessage({ id: 'messages.open_failed' }),
        ...(text !== undefined && { text }),
      });
    }
  });
  return (
    <SendingButton
      variant="secondary"
      {...button}
      startIcon={<MessageIcon />}
      sending={isLoading}
      sendingText={formatMessage({ id: 'messages.opening' })}
      onClick={() => void act()}
    >
      {contractor === undefined ? (
        <FormattedMessage id="messages.open_client" />
      ) : (
        <FormattedMessage id="messages.open_with" values={{ name: contractor.name }} />
      )}
    </SendingButton>
  );
}
