import { LAYOUT_CONSTANTS } from '@cw/domain';
import { useCallback, useEffect, useState } from 'react';

const COOKIE = 'cw_sidebar';
const DAY_SECONDS = 86_400;

type SidebarChoice = 'expanded' | 'collapsed';

function readChoice(): SidebarChoice | undefined {
  const value = document.cookie
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return value === 'expanded' || value === 'collapsed' ? value : undefined;
}

function keepChoice(choice: SidebarChoice): void {
  const maxAge = LAYOUT_CONSTANTS.sidebarCookieDays * DAY_SECONDS;
  document.cookie = `${COOKIE}=${choice}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

export interface SidebarState {
  readonly collapsed: boolean;
  readonly toggle: () => void;
}

/** SHELL-04: expanded or collapsed, kept for 7 days; Ctrl/Cmd+B toggles. Who never chose gets `narrow`'s answer. */
export function useSidebarState(narrow: boolean): SidebarState {
  const [choice, setChoice] = useState(readChoice);
  const collapsed = (choice ?? (narrow ? 'collapsed' : 'expanded')) === 'collapsed';

  const toggle = useCallback(() => {
    const next: SidebarChoice = collapsed ? 'expanded' : 'collapsed';
    keepChoice(next);
    setChoice(next);
  }, [collapsed]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isShortcut =
        event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { collapsed, toggle };
}
