import { useRealtimeEvent } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.js';
import { useOwnWords } from './use-own-words.js';

/** The notification of a bid comes beside `new_bid`, which says it already (BID-07). */
const SAID_BY_NEW_BID = 'bid_received';

/** NOTE-04, BID-07: says what has just happened, for 5 seconds. The counts follow by themselves. */
export function LiveNotices(): null {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const navigate = useNavigate();
  const inOwnWords = useOwnWords();

  const open = (path: string) => ({
    label: formatMessage({ id: 'notifications.item.open' }),
    onClick: () => void navigate(path),
  });

  useRealtimeEvent('new_bid', ({ projectId }) => {
    toast({
      kind: 'news',
      title: formatMessage({ id: 'notifications.toast.new_bid' }),
      text: formatMessage({ id: 'notifications.toast.new_bid_text' }),
      action: open(paths.project(projectId)),
    });
  });

  useRealtimeEvent('new-notification', (told) => {
    const { type, actionUrl, alert } = told;
    if (type === SAID_BY_NEW_BID || !alert.toast) return;
    void inOwnWords(told).then(({ title, message }) =>
      toast({ kind: 'news', title, text: message, ...(actionUrl !== undefined && { action: open(actionUrl) }) }),
    );
  });

  return null;
}
