import type { SupportMessageView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { ButtonLink, Chip, PersonsWords, SendingButton, useNamedAction, useToast } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { PersonLink } from '../records/person-link.js';
import { DeskItem } from './desk-item.js';

interface MessageProps {
  readonly message: SupportMessageView;
}

/** The staff's own mail program answers; the inbox of support keeps what was said. */
function useReplyAddress({ email }: SupportMessageView): string {
  const { formatMessage } = useIntl();
  return `mailto:${email}?subject=${encodeURIComponent(formatMessage({ id: 'desk.support.reply_subject' }))}`;
}

function Acts({ message }: MessageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, detailOf } = useKit();
  const { toast } = useToast();
  const [mark, { isLoading }] = api.useMarkSupportMessageMutation();
  const { id, answeredAt } = message;
  const answered = answeredAt === null;
  const act = formatMessage({ id: answered ? 'desk.support.mark' : 'desk.support.reopen' });
  const name = useNamedAction()(act, message.name);
  const press = async (): Promise<void> => {
    try {
      await mark({ id, markSupportMessage: { answered } }).unwrap();
      toast({ kind: 'done', title: formatMessage({ id: answered ? 'desk.support.marked' : 'desk.support.reopened' }) });
    } catch (error) {
      const text = detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' });
      toast({ kind: 'broken', title: formatMessage({ id: 'desk.support.mark_failed' }), text });
    }
  };
  return (
    <div className="acts">
      <ButtonLink size="small" variant={answered ? 'primary' : 'secondary'} href={useReplyAddress(message)}>
        <FormattedMessage id="desk.support.reply" />
      </ButtonLink>
      <SendingButton
        size="small"
        variant="secondary"
        sending={isLoading}
        aria-label={name}
        onClick={() => void press()}
      >
        {act}
      </SendingButton>
    </div>
  );
}

/** One message to support: whose it is, what it says, and what staff do with it. */
export function WrittenMessage({ message }: MessageProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { name, email, topic, locale, userId, flagged, createdAt, answeredAt, answeredBy } = message;
  return (
    <DeskItem>
      <div>
        <div className="head">
          <h2>{name}</h2>
          <Chip tone="slate">{formatMessage({ id: `support.topic.${topic}` })}</Chip>
          {flagged ? (
            <Chip tone="copper">
              <FormattedMessage id="desk.support.flagged" />
            </Chip>
          ) : null}
          {userId === null ? null : <PersonLink id={userId} name={formatMessage({ id: 'desk.support.account' })} />}
        </div>
        <p className="note">{email}</p>
        <p className="note">
          <FormattedMessage id="desk.support.came" values={{ when: formats.dateTime(createdAt), locale }} />
        </p>
        <PersonsWords as="p" className="words">
          {message.message}
        </PersonsWords>
        {answeredAt === null ? null : (
          <p className="note">
            <FormattedMessage
              id="desk.support.answered_by"
              values={{
                when: formats.dateTime(answeredAt),
                name: answeredBy ?? <FormattedMessage id="desk.support.former_colleague" />,
              }}
            />
          </p>
        )}
      </div>
      <Acts message={message} />
    </DeskItem>
  );
}
