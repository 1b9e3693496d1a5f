import type { SecurityResponse } from '@cw/api-client';
import { Box, Button, PageTitle, Panel, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SecondFactorSetup } from '../../../identity/index.js';
import { AuthFrame } from '../auth-frame.js';
import { useLogout } from '../use-logout.js';

interface WayOutProps {
  readonly onLogout: () => void;
}

/** The factor is on, but this session began without it: it has to begin anew. */
function LogInWithCode({ onLogout }: WayOutProps): ReactElement {
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="auth.gate.log_in_again" />
      </Typography>
      <Button variant="primary" onClick={onLogout}>
        <FormattedMessage id="auth.gate.log_out" />
      </Button>
    </>
  );
}

export interface SecondFactorPageProps {
  readonly security: SecurityResponse;
  /** The recovery codes are on screen, once: the page stays. */
  readonly onCodes: () => void;
  readonly onDone: () => void;
}

/** ROLE-07: what a session without a second factor sees of the staff's area. */
export function SecondFactorPage({ security, onCodes, onDone }: SecondFactorPageProps): ReactElement {
  const { formatMessage } = useIntl();
  const logout = useLogout();
  const signOut = (): void => void logout();
  const title = formatMessage({ id: 'auth.gate.title' });
  return (
    <AuthFrame wide>
      <PageTitle title={title} subtitle={<FormattedMessage id="auth.gate.subtitle" />} />
      <Panel label={title}>
        {security.totpEnabled ? (
          <LogInWithCode onLogout={signOut} />
        ) : (
          <SecondFactorSetup onCodes={onCodes} onDone={onDone} />
        )}
      </Panel>
      <Box sx={{ mt: 2 }}>
        <Button variant="quiet" onClick={signOut}>
          <FormattedMessage id="shell.sign_out" />
        </Button>
      </Box>
    </AuthFrame>
  );
}
