import { ButtonLink, Panel, Stack, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routes/paths.js';
import type { RequestProps } from './request-props.js';

const TEXTS = {
  in: { title: 'requests.account.in_title', text: 'requests.account.in_text' },
  awaited: { title: 'requests.account.awaited_title', text: 'requests.account.awaited_text' },
  none: { title: 'requests.account.title', text: 'requests.account.text' },
} as const;

/** What there is to do beside logging in. Whoever was invited and asks for a new password is invited anew. */
const STEPS = {
  in: undefined,
  awaited: { path: paths.forgotPassword, text: 'requests.account.awaited_again' },
  none: { path: paths.register, text: 'requests.account.create' },
} as const;

/**
 * Projects belong to an account, made and invited where there was none. It stays when the work is cancelled or posted
 * again, whatever state the request goes back to.
 */
function standingOf({ isInAccount, projects }: RequestProps['request']): keyof typeof TEXTS {
  if (isInAccount) return 'in';
  return projects.length > 0 ? 'awaited' : 'none';
}

/** INT-07: the same address, once it is proven, brings the request into the account. */
export function AccountPanel({ request: intake }: RequestProps): ReactElement {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { email } = intake.request;
  const standing = standingOf(intake);
  const texts = TEXTS[standing];
  const step = STEPS[standing];
  return (
    <Panel title={formatMessage({ id: texts.title })}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <p>
          <FormattedMessage id={texts.text} values={{ email }} />
        </p>
        {step === undefined ? null : (
          <ButtonLink
            variant="secondary"
            href={step.path}
            onClick={(event) => {
              // The address goes with the step, not in the link: an e-mail address belongs into no log.
              event.preventDefault();
              void navigate(step.path, { state: { email } });
            }}
          >
            <FormattedMessage id={step.text} />
          </ButtonLink>
        )}
        <TextLink href={paths.login}>
          <FormattedMessage id="requests.account.login" />
        </TextLink>
      </Stack>
    </Panel>
  );
}
