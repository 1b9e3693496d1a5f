import { useFormats, useLocale } from '@cw/i18n/react';
import { Banner, Button, SendingButton, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { publicAddress } from '../../app/routes/area-address.js';
import { useTermsNews } from './use-terms-news.js';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 40 },
}));

export interface TermsNoticeProps {
  readonly className?: string;
}

/** LEGAL-01: a material change is told ahead, and accepted once it holds. Nothing else waits for it. */
export function TermsNotice({ className }: TermsNoticeProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const formats = useFormats();
  const { news, accepting, accept, putAway } = useTermsNews();
  if (news === undefined) return null;
  const { kind, effectiveOn } = news;
  const day = formats.plainDate(effectiveOn, 'long');
  return (
    <section className={className} aria-label={formatMessage({ id: 'shell.terms.label' })}>
      <Banner
        kind="news"
        title={<FormattedMessage id={`shell.terms.${kind}`} values={{ day }} />}
        action={
          <Actions>
            <a href={publicAddress('/terms-of-service', locale)} target="_blank" rel="noreferrer">
              <FormattedMessage id="shell.terms.read" />
            </a>
            {kind === 'due' ? (
              <SendingButton
                size="small"
                variant="secondary"
                sending={accepting}
                sendingText={formatMessage({ id: 'shell.terms.accepting' })}
                onClick={accept}
              >
                <FormattedMessage id="shell.terms.accept" />
              </SendingButton>
            ) : (
              <Button size="small" variant="secondary" onClick={putAway}>
                <FormattedMessage id="shell.terms.seen" />
              </Button>
            )}
          </Actions>
        }
      >
        <FormattedMessage id={`shell.terms.${kind}_text`} />
      </Banner>
    </section>
  );
}
