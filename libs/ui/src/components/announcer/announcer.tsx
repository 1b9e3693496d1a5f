import { createContext, useContext, useSyncExternalStore, type ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { Announcements } from './announcements.js';

export const AnnouncerContext = createContext<Announcements | undefined>(undefined);

/** The region stands empty beside the toasts, above whatever is modal: one that comes with its words is often not read. */
export function Announcer({ announcements }: { readonly announcements: Announcements }): ReactElement {
  const said = useSyncExternalStore(announcements.subscribe, announcements.snapshot, announcements.snapshot);
  return (
    <VisuallyHidden aria-live="polite" data-announcer="">
      {said.map(({ id, words }) => (
        <span key={id}>{words} </span>
      ))}
    </VisuallyHidden>
  );
}

/**
 * Says to a screen reader, politely and once, what changed without the focus moving there (WCAG 4.1.3). Of one topic only
 * the last words are said once it settled. Throws outside a `ToastProvider`, in whose place they stand.
 */
export function useAnnounce(): Announcements['announce'] {
  const announcements = useContext(AnnouncerContext);
  if (announcements === undefined) throw new Error('useAnnounce needs a ToastProvider above it');
  return announcements.announce;
}
