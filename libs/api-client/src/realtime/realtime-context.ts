import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { Realtime, RealtimeEvent, RealtimeListener } from './realtime.js';

/** The connection of whoever is signed in. */
export const RealtimeContext = createContext<Realtime | undefined>(undefined);

/** Undefined while nobody is signed in. */
export const useRealtime = (): Realtime | undefined => useContext(RealtimeContext);

/** Hears an event of the server while the component is on screen. */
export function useRealtimeEvent<E extends RealtimeEvent>(event: E, listener: RealtimeListener<E>): void {
  const realtime = useRealtime();
  const heard = useEffectEvent(listener);

  useEffect(() => realtime?.listen(event, heard), [realtime, event]);
}

/** Receives the updates of a project, and the presence of its people, while the component is on screen. */
export function useProjectRoom(projectId: string | undefined): void {
  const realtime = useRealtime();
  useEffect(() => {
    if (realtime === undefined || projectId === undefined) return undefined;
    return realtime.followProject(projectId);
  }, [realtime, projectId]);
}

/** A navigation gives a connection that had given up another chance (RT-05); the page that opens is none. */
export function useWakeOnNavigation(locationKey: string): void {
  const realtime = useRealtime();
  const last = useRef(locationKey);
  useEffect(() => {
    if (last.current === locationKey) return;
    last.current = locationKey;
    realtime?.wake();
  }, [realtime, locationKey]);
}
