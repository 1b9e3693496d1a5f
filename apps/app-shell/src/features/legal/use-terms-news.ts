import { baseApi, useAcceptTermsMutation, useSession, type TermsNewsResponse } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

/** What one tab did is told to the others of the browser: they have one session. */
const CHANNEL = 'closewright.terms';

const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

function tellOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage('accepted');
  channel?.close();
}

/** The version of coming terms that was put away on this device; on their day they are due, and shown again. */
const SEEN_KEY = 'closewright.terms-seen';

function seenBefore(): string | null {
  try {
    return window.localStorage.getItem(SEEN_KEY);
  } catch {
    return null;
  }
}

function keepSeen(version: string): void {
  try {
    window.localStorage.setItem(SEEN_KEY, version);
  } catch {
    // Then it is put away for as long as this page is open.
  }
}

export interface TermsNewsView {
  readonly news: TermsNewsResponse | undefined;
  readonly accepting: boolean;
  readonly accept: () => void;
  /** Nothing has to be done before their day. */
  readonly putAway: () => void;
}

/** LEGAL-01: the change of the terms that the signed-in person is to be told of, and how it is accepted. */
export function useTermsNews(): TermsNewsView {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const dispatch = useDispatch();
  const session = useSession();
  const [accept, { isLoading }] = useAcceptTermsMutation();
  // Who is signed in is read again after it; until that answer, what was accepted is news no more.
  const [accepted, setAccepted] = useState<string>();
  const [seen, setSeen] = useState(seenBefore);
  const readAgain = useEffectEvent(() => void dispatch(baseApi.util.invalidateTags(['Session'])));

  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener('message', readAgain);
    return () => channel?.close();
  }, []);

  const asked = session.status === 'signed-in' ? session.user.termsNews : undefined;
  const isPutAway = asked?.kind === 'coming' && asked.version === seen;
  const news = isPutAway || asked?.version === accepted ? undefined : asked;

  async function send(version: string): Promise<void> {
    const answer = await accept({ version });
    if (answer.error !== undefined) {
      toast({ kind: 'broken', title: formatMessage({ id: 'shell.terms.failed' }) });
      return;
    }
    setAccepted(version);
    tellOtherTabs();
    toast({ kind: 'done', title: formatMessage({ id: 'shell.terms.accepted' }) });
  }

  function putAway(): void {
    if (news === undefined) return;
    keepSeen(news.version);
    setSeen(news.version);
  }

  return { news, accepting: isLoading, accept: () => void (news && send(news.version)), putAway };
}
