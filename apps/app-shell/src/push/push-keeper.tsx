import { notificationsApi, type AppDispatch, type SessionUser } from '@cw/api-client';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useArea } from '../app/routes/area.js';
import { isPageQuestion } from './page-questions.js';
import {
  bodyOf,
  pushedTo,
  rememberPushedTo,
  subscribeHere,
  subscriptionHere,
  unsubscribeHere,
} from './push-browser.js';

/** What this person turned on here holds after the next sign-in too; what another one did, for nobody any more. */
async function keep(user: SessionUser, dispatch: AppDispatch): Promise<void> {
  const holder = pushedTo();
  const subscription = await subscriptionHere();
  if (holder !== user.id) {
    if (subscription) await unsubscribeHere();
    if (holder !== null) rememberPushedTo(null);
    return;
  }
  if (Notification.permission !== 'granted') return rememberPushedTo(null);
  const asked = notificationsApi.endpoints.getPushSubscription.initiate(user.id, {
    subscribe: false,
    forceRefetch: true,
  });
  const { data } = await dispatch(asked);
  if (data === undefined) return;
  if (data.publicKey === null) return rememberPushedTo(null);
  const held = await subscribeHere(data.publicKey);
  if (held.endpoint === data.endpoint) return;
  const { savePushSubscription } = notificationsApi.endpoints;
  await dispatch(savePushSubscription.initiate({ id: user.id, pushSubscriptionBody: bodyOf(held) }));
}

export interface PushKeeperProps {
  readonly user: SessionUser;
}

/** NOTE-06: keeps this browser told, and answers what the service worker asks of an open page. */
export function PushKeeper({ user }: PushKeeperProps): null {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { basePath } = useArea();

  useEffect(() => {
    // Without its browser's help it is as good as off, and the settings say so.
    keep(user, dispatch).catch(() => undefined);
  }, [user, dispatch]);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const worker = navigator.serviceWorker;
    const answer = ({ data, ports: [port] }: MessageEvent): void => {
      if (!isPageQuestion(data)) return;
      const isOurs = basePath !== '' && data.path.startsWith(`${basePath}/`);
      port?.postMessage(isOurs);
      if (isOurs) void navigate(data.path.slice(basePath.length));
    };
    worker.addEventListener('message', answer);
    return () => worker.removeEventListener('message', answer);
  }, [navigate, basePath]);

  return null;
}
