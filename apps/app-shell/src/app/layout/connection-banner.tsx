import { useRealtime, type AppState, useOnline } from '@cw/api-client';
import { Banner, Button, OfflineIcon, styled } from '@cw/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

/** A connection that comes back within this time, in ms, is not worth a word. */
const GRACE_MS = 2_500;

const Place = styled('div')(({ theme }) => ({
  maxWidth: '77.5rem',
  padding: theme.spacing(2, 4, 0),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2, 2, 0) },
}));

const useConnection = () => useSelector(({ realtime }: Pick<AppState, 'realtime'>) => realtime.state);

/** True once the page has not heard the server for a while. */
function useIsCutOff(): boolean {
  const state = useConnection();
  const isHearing = state === 'connected' || state === 'off';
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    if (isHearing) return undefined;
    const timer = setTimeout(() => setCutOff(true), GRACE_MS);
    return () => {
      clearTimeout(timer);
      setCutOff(false);
    };
  }, [isHearing]);
  return isCutOff && !isHearing;
}

/**
 * RT-05: within three seconds the reader knows that nothing comes by itself; gone as soon as it does. Without a network
 * the other banner has said it. Its region stands before anything is said in it.
 */
export function ConnectionBanner(): ReactElement {
  const isCutOff = useIsCutOff();
  const hasStopped = useConnection() === 'stopped';
  const isOnline = useOnline();
  const realtime = useRealtime();
  return (
    <div role="status">
      {isCutOff && isOnline ? (
        <Place>
          <Banner
            kind="sent_back"
            icon={OfflineIcon}
            title={<FormattedMessage id="shell.live.title" />}
            action={
              hasStopped ? (
                <Button variant="quiet" size="small" onClick={() => realtime?.wake()}>
                  <FormattedMessage id="shell.live.again" />
                </Button>
              ) : undefined
            }
          >
            <FormattedMessage id={hasStopped ? 'shell.live.stopped' : 'shell.live.text'} />
          </Banner>
        </Place>
      ) : null}
    </div>
  );
}
