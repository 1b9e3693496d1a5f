import { useState, useSyncExternalStore } from 'react';
import { installQuestion, onInstallQuestion } from './install-offer.js';

/** `ask`: the browser has a question to put; `share`: people do it themselves, by the browser's share menu. */
export type InstallOffer = 'ask' | 'share';

type OwnNavigator = Navigator & { readonly standalone?: boolean };

/** Whether this is already opened from the home screen. */
const isInstalled = (): boolean =>
  (navigator as OwnNavigator).standalone === true ||
  (typeof window.matchMedia === 'function' && window.matchMedia('(display-mode: standalone)').matches);

/** iPadOS says that it is a Mac; no Mac has a touch screen. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** How Closewright can be put on this device's home screen; undefined where it is there, or cannot be. */
export function useInstallOffer(): InstallOffer | undefined {
  const question = useSyncExternalStore(onInstallQuestion, installQuestion);
  const [canShare] = useState(() => isApplePhone(navigator));
  const [installed] = useState(isInstalled);
  if (installed) return undefined;
  if (question !== undefined) return 'ask';
  return canShare ? 'share' : undefined;
}
