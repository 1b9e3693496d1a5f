import type { PlainDate } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { createContext, useContext, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { localizedPath, type PublicPath } from './public-path.js';

/** What a public page is drawn from; the same on the build machine and in the browser. */
export interface PublicPage {
  readonly path: PublicPath;
  readonly locale: Locale;
  /** The day of the build: the first drawing in the browser must equal the stored one. */
  readonly builtOn: PlainDate;
}

const Context = createContext<PublicPage>({ path: '/', locale: 'en', builtOn: '1970-01-01' });

export function PageProvider({
  page,
  children,
}: {
  readonly page: PublicPage;
  readonly children: ReactNode;
}): ReactElement {
  return <Context value={page}>{children}</Context>;
}

export function usePage(): PublicPage {
  return useContext(Context);
}

/** Turns a path into an address in the page's language. */
export function useHref(): (path: string) => string {
  const { locale } = usePage();
  return (path) => localizedPath(path, locale);
}

function localToday(): PlainDate {
  const now = new Date();
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

const never = (): (() => void) => () => undefined;

/** The reader's own day; the day of the build until the page has come to life. */
export function useToday(): PlainDate {
  const { builtOn } = usePage();
  return useSyncExternalStore(never, localToday, () => builtOn);
}
