import type { FileView } from '@cw/api-client';
import { useAnnounce } from '@cw/ui';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Outbox } from '../outbox.js';
import type { UnsentFile } from './unsent-file.js';

/** Says how many files are stored; those that come shortly after each other are said together. */
export function useSayStored(): (count: number) => void {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  return useCallback(
    (count) => {
      if (count > 0) announce(formatMessage({ id: 'ui.file_drop.all_stored' }, { count }), 'files');
    },
    [announce, formatMessage],
  );
}

/** What arrived leaves its list: it is said once nothing of it waits any more, on whatever page the reader is by then. */
export function useArrivalsSaid(outbox: Outbox<UnsentFile, FileView> | undefined): void {
  const say = useEffectEvent(useSayStored());
  useEffect(() => {
    if (outbox === undefined) return undefined;
    let arrived = 0;
    const leaveSent = outbox.onSent(() => (arrived += 1));
    const leaveState = outbox.subscribe(() => {
      const { entries, sendingId } = outbox.snapshot();
      if (arrived === 0 || sendingId !== null || entries.some(({ fault }) => fault === null)) return;
      say(arrived);
      arrived = 0;
    });
    return () => {
      leaveSent();
      leaveState();
    };
  }, [outbox]);
}
