import type { BasePath } from '@cw/api-client';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';

/** AREA-01: which of the three areas this workspace is mounted in. */
export type Area = 'marketing' | 'app' | 'admin';

const AREAS: Readonly<Record<BasePath, Area>> = { '': 'marketing', '/app': 'app', '/admin': 'admin' };

export interface AreaContext {
  readonly area: Area;
  readonly basePath: BasePath;
}

export const areaOf = (basePath: BasePath): AreaContext => ({ area: AREAS[basePath], basePath });

const Context = createContext<AreaContext>(areaOf('/app'));

export interface AreaProviderProps {
  readonly basePath: BasePath;
  readonly children: ReactNode;
}

export function AreaProvider({ basePath, children }: AreaProviderProps): ReactElement {
  return <Context value={areaOf(basePath)}>{children}</Context>;
}

/** The area and its prefix. Links inside the area need neither: the router adds the prefix. */
export function useArea(): AreaContext {
  return useContext(Context);
}
