import { useColorScheme } from '@mui/material/styles';

/** `system` follows the device. */
export const COLOR_SCHEMES = ['light', 'dark', 'system'] as const;
export type ColorSchemeChoice = (typeof COLOR_SCHEMES)[number];

/** Where the choice is remembered on this device. */
export const COLOR_SCHEME_STORAGE_KEY = 'closewright-color-scheme';

export interface ColorSchemeState {
  readonly choice: ColorSchemeChoice;
  readonly setChoice: (choice: ColorSchemeChoice) => void;
}

/** The reader's color scheme and the way to change it; the provider writes `data-theme` on the page. */
export function useColorSchemeChoice(): ColorSchemeState {
  const { mode, setMode } = useColorScheme();
  return { choice: mode ?? 'system', setChoice: setMode };
}

/** Called before the first paint of a page that is drawn from stored HTML, so that it does not flash. */
export function applyStoredColorScheme(): void {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(COLOR_SCHEME_STORAGE_KEY);
  } catch {
    // Refused storage means no choice was kept; the device decides.
  }
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = stored === 'dark' || (stored !== 'light' && prefersDark);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
}
