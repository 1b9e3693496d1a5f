import { useNotificationFeed, type FeedItem, type SessionUser } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { showInBrowser } from '../../alerts/browser-notification.js';
import { canSound, chime } from '../../alerts/chime.js';
import { paths } from '../../app/routes/paths.js';
import { isSeenAnywhere, sayWhenSeen, takeTurn } from './turns.js';
import { useAlerts, type AlertedItem } from './use-alerts.js';
import { useOwnWords } from './use-own-words.js';

/** What is said of something, or of several things at once. */
interface Words {
  readonly title: string;
  /** What it is about, where that has a name. */
  readonly about: string | undefined;
  readonly text: string;
  readonly path: string | undefined;
}

/** Names lead: on a line of their own above what is said. */
const underName = (about: string | undefined, message: string): string =>
  about === undefined ? message : `${about}\n${message}`;

/** BID-07 has its own words for a bid. */
const NEW_BID = 'bid_received';
const MESSAGE = 'message_received';

function useWords(): (items: readonly FeedItem[]) => Promise<Words | undefined> {
  const { formatMessage } = useIntl();
  const inOwnWords = useOwnWords();
  const wordsOfOne = async (item: FeedItem): Promise<Words> => {
    if (item.type === NEW_BID) {
      return {
        title: formatMessage({ id: 'notifications.toast.new_bid' }),
        about: item.about,
        text: formatMessage({ id: 'notifications.toast.new_bid_text' }),
        path: item.actionUrl,
      };
    }
    const { title, about, message } = await inOwnWords(item);
    return { title, about, text: underName(about, message), path: item.actionUrl };
  };
  return async (items) => {
    const last = items.at(-1);
    if (last === undefined) return undefined;
    const one = await wordsOfOne(last);
    if (items.length === 1) return one;
    const latest = one.about === undefined ? one.title : `${one.title}: ${one.about}`;
    return {
      title: formatMessage({ id: 'notifications.toast.several' }, { count: items.length }),
      about: undefined,
      text: formatMessage({ id: 'notifications.toast.several_text' }, { title: latest }),
      path: paths.notifications,
    };
  };
}

/** A message of the thread that the reader looks at is seen there as it comes. */
const isSeenThere = ({ type, actionUrl }: FeedItem, pathname: string): boolean =>
  type === MESSAGE && actionUrl === pathname && document.visibilityState === 'visible';

async function sound(userId: string, items: readonly AlertedItem[]): Promise<void> {
  const last = items.findLast(({ alert }) => alert.sound);
  if (last !== undefined && canSound() && (await takeTurn(userId, 'sound', last.sequence))) await chime();
}

export interface LiveNoticesProps {
  readonly user: SessionUser;
  /** The newest notification as the page first read them; undefined until then. */
  readonly known?: number | undefined;
}

/**
 * NOTE-04, NOTE-06, BID-07: says what has just happened, as far as the reader's switches and hours allow: a toast for
 * 5 seconds, a sound, or a notification of the browser when nobody looks. What was missed is said in one sentence. The
 * counts and lists follow by themselves.
 */
export function LiveNotices({ user, known }: LiveNoticesProps): null {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const alerted = useAlerts(user);
  const wordsOf = useWords();

  const showToast = async (items: readonly AlertedItem[]): Promise<void> => {
    const words = await wordsOf(items.filter(({ alert }) => alert.toast));
    if (words === undefined) return;
    const { title, text, path } = words;
    const open = path !== undefined && {
      action: { label: formatMessage({ id: 'notifications.item.open' }), onClick: () => void navigate(path) },
    };
    toast({ kind: 'news', title, text, ...open });
  };
  const showOutside = async (items: readonly AlertedItem[]): Promise<void> => {
    const shown = items.filter(({ alert }) => alert.browser);
    const last = shown.at(-1);
    if (last === undefined || (await isSeenAnywhere(user.id))) return;
    if (!(await takeTurn(user.id, 'browser', last.sequence))) return;
    const words = await wordsOf(shown);
    const path = words?.path ?? paths.notifications;
    if (words) showInBrowser({ id: last.id, ...words, onOpen: () => void navigate(path) });
  };

  useEffect(() => sayWhenSeen(user.id), [user.id]);
  useNotificationFeed(user.id, known, (items) => {
    const unseen = items.filter((item) => !isSeenThere(item, pathname));
    void alerted(unseen).then((news) => Promise.all([showToast(news), showOutside(news), sound(user.id, news)]));
  });

  return null;
}
