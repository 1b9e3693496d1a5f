import type { Messages } from '@cw/i18n';
import type { RouteObject } from 'react-router';
import { announceFailure } from '../routes/load-page.js';
import { paths } from '../routes/paths.js';

/** Texts that come after the first paint. */
export interface LaterTexts {
  /** Resolves when the page says all of them; a failed download is tried again by the next call. */
  readonly arrived: () => Promise<void>;
  /** Hears them as they come, before whoever waits goes on. */
  readonly onArrival: (hear: (messages: Messages) => void) => () => void;
}

export function createLaterTexts(load: () => Promise<Messages>): LaterTexts {
  const hearers = new Set<(messages: Messages) => void>();
  let arriving: Promise<void> | undefined;
  let come: Messages | undefined;
  const fetchOnce = async (): Promise<void> => {
    try {
      come = await load();
    } catch (error) {
      arriving = undefined;
      throw error;
    }
    for (const hear of hearers) hear(come);
  };
  return {
    arrived: () => (arriving ??= fetchOnce()),
    onArrival: (hear) => {
      if (come !== undefined) hear(come);
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}

/** Screens beyond the dashboard come together with their texts: none of them is drawn with some missing. */
export function withTexts(routes: readonly RouteObject[], texts: LaterTexts): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children, path } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' &&
        path !== paths.dashboard && {
          lazy: async () => (await Promise.all([lazy(), announceFailure(texts.arrived)]))[0],
        }),
      ...(children && { children: withTexts(children, texts) }),
    } as RouteObject;
  });
}
