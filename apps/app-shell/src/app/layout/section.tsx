import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';
import { currentPath } from './navigation.js';

interface Section {
  /** The place of the navigation that a screen says it belongs to. */
  readonly path: string | undefined;
  readonly enter: (path: string | undefined) => void;
}

const SectionContext = createContext<Section>({ path: undefined, enter: () => undefined });

/** One address can belong to different places: a project is open work to one contractor and the job of another. */
export function SectionProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [path, enter] = useState<string>();
  const section = useMemo(() => ({ path, enter }), [path]);
  return <SectionContext.Provider value={section}>{children}</SectionContext.Provider>;
}

/** Says to which place of the navigation the screen belongs while it is shown; undefined leaves it to the address. */
export function useSection(path: string | undefined): void {
  const { enter } = useContext(SectionContext);
  useLayoutEffect(() => {
    enter(path);
    return () => enter(undefined);
  }, [enter, path]);
}

/** Where of `all` the reader is: where the screen says, or by its address. */
export function useCurrentPath(all: readonly string[]): string | undefined {
  const { path } = useContext(SectionContext);
  const { pathname } = useLocation();
  return path !== undefined && all.includes(path) ? path : currentPath(all, pathname);
}
