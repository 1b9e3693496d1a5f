import type { UnsentMailView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Chip, SendingButton, useToast, useNamedAction } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { DeskItem } from './desk-item.js';

interface MailProps {
  readonly mail: UnsentMailView;
}

function SendAgain({ mail: { id, to, subject } }: MailProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, detailOf } = useKit();
  const { toast } = useToast();
  const [send, { isLoading }] = api.useSendMailAgainMutation();
  const named = useNamedAction();
  const press = async (): Promise<void> => {
    try {
      await send(id).unwrap();
      toast({ kind: 'done', title: formatMessage({ id: 'desk.unsent.sent' }) });
    } catch (error) {
      const text = detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' });
      toast({ kind: 'broken', title: formatMessage({ id: 'desk.unsent.failed' }), text });
    }
  };
  return (
    <div className="acts">
      <SendingButton
        size="small"
        variant="secondary"
        sending={isLoading}
        aria-label={named(formatMessage({ id: 'desk.unsent.again' }), [to, subject].filter(Boolean).join(', '))}
        onClick={() => void press()}
      >
        <FormattedMessage id="desk.unsent.again" />
      </SendingButton>
    </div>
  );
}

/** One e-mail that was not sent: what it is, to whom, and what came of it so far. */
export function UnsentMail({ mail }: MailProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { kind, to, subject, writtenAt, tries, failure, nextTryAt, state } = mail;
  const kindText = formatMessage({ id: `desk.unsent.kind.${kind}` });
  const facts = [
    formatMessage({ id: 'desk.unsent.written' }, { when: formats.dateTime(writtenAt) }),
    formatMessage({ id: 'desk.unsent.tries' }, { count: tries }),
    nextTryAt === null ? null : formatMessage({ id: 'desk.unsent.next' }, { when: formats.dateTime(nextTryAt) }),
  ];
  return (
    <DeskItem>
      <div>
        <div className="head">
          <h3>{subject ?? kindText}</h3>
          <Chip tone="slate">{kindText}</Chip>
        </div>
        <p className="note">
          {to === null ? (
            <FormattedMessage id="desk.unsent.to_nobody" />
          ) : (
            <FormattedMessage id="desk.unsent.to" values={{ to }} />
          )}
        </p>
        <p className="note">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        <p className="note">{formatMessage({ id: `desk.unsent.failure.${failure}` })}</p>
      </div>
      {state === 'failed' ? <SendAgain mail={mail} /> : null}
    </DeskItem>
  );
}
