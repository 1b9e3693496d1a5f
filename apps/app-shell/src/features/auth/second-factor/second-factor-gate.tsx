import { useGetSecurityQuery, type SecurityResponse } from '@cw/api-client';
import { ErrorState } from '@cw/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { BarePage } from '../../../app/bare/bare-page.js';
import { LoadingScreen } from '../../../app/loading/loading-screen.js';
import { announceFailure } from '../../../app/routes/load-page.js';

// Hardly anybody ever sees it, so that nobody else downloads it.
const SecondFactorPage = lazy(async () => ({
  default: (await announceFailure(() => import('./second-factor-page.js'))).SecondFactorPage,
}));

export interface SecondFactorGateProps {
  readonly children: ReactNode;
}

/** ROLE-07: staff work only in a session that has proven its second factor; who has none sets it up here. */
export function SecondFactorGate({ children }: SecondFactorGateProps): ReactNode {
  const { data, isError, refetch } = useGetSecurityQuery();
  const [asItWas, setAsItWas] = useState<SecurityResponse>();
  const security = asItWas ?? data;
  if (security?.mfa === true) return children;
  if (security === undefined && isError) {
    return (
      <BarePage>
        <ErrorState asPage onRetry={() => void refetch()} />
      </BarePage>
    );
  }
  if (security === undefined) return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SecondFactorPage security={security} onCodes={() => setAsItWas(security)} onDone={() => setAsItWas(undefined)} />
    </Suspense>
  );
}
