import { isApiError, useUnsubscribeMutation, type UnsubscribedView } from '@cw/api-client';
import { Banner, Box, PageTitle, SendingButton, Stack, TextLink } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settingsPath } from '../../app/routes/paths.js';
import { useRefusalText } from '../../forms/refusal-text.js';

const isInvalid = (error: unknown): boolean => isApiError(error) && error.problem?.code === 'notification.link_invalid';

function ToSettings(): ReactElement {
  return (
    <TextLink href={settingsPath('notifications')}>
      <FormattedMessage id="notifications.unsubscribe.settings" />
    </TextLink>
  );
}

function InvalidLink(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'notifications.unsubscribe.invalid_title' })}
        subtitle={
          <span role="alert">
            <FormattedMessage id="notifications.unsubscribe.invalid_text" />
          </span>
        }
      />
      <ToSettings />
    </>
  );
}

interface TurnProps {
  readonly isSending: boolean;
  readonly onTurn: (undo: boolean) => void;
}

function Ask({ isSending, onTurn }: TurnProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'notifications.unsubscribe.title' })}
        subtitle={<FormattedMessage id="notifications.unsubscribe.text" />}
      />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <SendingButton
          variant="primary"
          sending={isSending}
          sendingText={formatMessage({ id: 'notifications.unsubscribe.sending' })}
          onClick={() => onTurn(false)}
        >
          <FormattedMessage id="notifications.unsubscribe.stop" />
        </SendingButton>
        <ToSettings />
      </Stack>
    </>
  );
}

interface DoneProps extends TurnProps {
  readonly view: UnsubscribedView;
}

function Done({ view, isSending, onTurn }: DoneProps): ReactElement {
  const { formatMessage } = useIntl();
  const how = view.isOn ? 'on' : 'off';
  const values = {
    name: formatMessage({ id: `settings.preference.${view.switch}` }),
    address: view.address,
  };
  return (
    <>
      <PageTitle
        title={formatMessage({ id: `notifications.unsubscribe.${how}_title` })}
        subtitle={
          <span role="status">
            <FormattedMessage id={`notifications.unsubscribe.${how}_text`} values={values} />
          </span>
        }
      />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {view.isOn ? null : (
          <SendingButton
            variant="secondary"
            sending={isSending}
            sendingText={formatMessage({ id: 'notifications.unsubscribe.undoing' })}
            onClick={() => onTurn(true)}
          >
            <FormattedMessage id="notifications.unsubscribe.undo" />
          </SendingButton>
        )}
        <ToSettings />
      </Stack>
    </>
  );
}

export interface UnsubscribeProps {
  readonly token: string | undefined;
}

/**
 * NOTE-05: turns off what an e-mail was sent for, whoever is signed in. It asks first: mail scanners open every link,
 * and some of them run what they find there.
 */
export function Unsubscribe({ token }: UnsubscribeProps): ReactElement {
  const [unsubscribe, { isLoading }] = useUnsubscribeMutation();
  const refusalText = useRefusalText();
  const [view, setView] = useState<UnsubscribedView>();
  const [error, setError] = useState<unknown>();
  if (token === undefined || isInvalid(error)) return <InvalidLink />;

  const turn = (undo: boolean): void => {
    setError(undefined);
    unsubscribe({ token, undo }).unwrap().then(setView, setError);
  };
  return (
    <>
      {view === undefined ? (
        <Ask isSending={isLoading} onTurn={turn} />
      ) : (
        <Done view={view} isSending={isLoading} onTurn={turn} />
      )}
      {error === undefined ? null : (
        <Box sx={{ mt: 3 }}>
          <Banner kind="broken" role="alert" title={<FormattedMessage id="notifications.unsubscribe.failed" />}>
            {refusalText(error, 'auth.toast.unreachable')}
          </Banner>
        </Box>
      )}
    </>
  );
}
