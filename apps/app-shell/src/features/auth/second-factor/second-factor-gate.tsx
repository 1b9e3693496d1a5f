import { useGetSecurityQuery } from '@cw/api-client';
import { Button, ErrorState, PageTitle, Panel, Typography } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BarePage } from '../../../app/bare-page.js';
import { LoadingScreen } from '../../../app/loading-screen.js';
import { AuthFrame } from '../auth-frame.js';
import { useLogout } from '../use-logout.js';
import { SecondFactorSetup } from '../../../identity/index.js';

/** The factor is on, but this session began without it: it has to begin anew. */
function LogInWithCode(): ReactElement {
  const logout = useLogout();
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="auth.gate.log_in_again" />
      </Typography>
      <Button variant="primary" onClick={() => void logout()}>
        <FormattedMessage id="auth.gate.log_out" />
      </Button>
    </>
  );
}

export interface SecondFactorGateProps {
  readonly children: ReactNode;
}

/** ROLE-07: staff work only in a session that has proven its second factor; who has none sets it up here. */
export function SecondFactorGate({ children }: SecondFactorGateProps): ReactNode {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useGetSecurityQuery();
  const [areCodesShown, setAreCodesShown] = useState(false);
  if (data?.mfa === true && !areCodesShown) return children;
  if (isError) {
    return (
      <BarePage>
        <ErrorState asPage onRetry={() => void refetch()} />
      </BarePage>
    );
  }
  if (data === undefined) return <LoadingScreen />;
  return (
    <AuthFrame wide>
      <PageTitle
        title={formatMessage({ id: 'auth.gate.title' })}
        subtitle={<FormattedMessage id="auth.gate.subtitle" />}
      />
      <Panel label={formatMessage({ id: 'auth.gate.title' })}>
        {data.totpEnabled && !areCodesShown ? (
          <LogInWithCode />
        ) : (
          <SecondFactorSetup onCodes={() => setAreCodesShown(true)} onDone={() => setAreCodesShown(false)} />
        )}
      </Panel>
    </AuthFrame>
  );
}
