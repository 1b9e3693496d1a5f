import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadPart } from './load-part.js';

/** A component that is downloaded when it is first drawn, with what stands in its place until then. */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await loadPart(load) }));
  return function OnDemand(props: P): ReactNode {
    return <Suspense fallback={placeholder}>{createElement<P>(Part, props)}</Suspense>;
  };
}
