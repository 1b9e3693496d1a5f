import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useArea } from '../app/routes/area.js';
import { paths } from '../app/routes/paths.js';
import type { UpdateBarProps } from './update-bar.js';

/** After everything that the first page needs, in ms. */
const IDLE_MS = 3_000;

/** What tells of a new version; where the new version has other files already, the page goes on without it. */
function useUpdateBar(isNeeded: boolean): { readonly UpdateBar: ComponentType<UpdateBarProps> | undefined } {
  const [UpdateBar, setUpdateBar] = useState<ComponentType<UpdateBarProps>>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./update-bar.js').then(
      (bar) => setUpdateBar(() => bar.UpdateBar),
      () => undefined,
    );
  }, [isNeeded]);
  return { UpdateBar };
}

/** Registers the worker once the app has come to rest, and tells when a new version waits. */
export function InstallKeeper(): ReactElement | null {
  const { basePath } = useArea();
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const { UpdateBar } = useUpdateBar(waiting !== undefined);
  useEffect(() => {
    if (basePath !== '/app' || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => {
      // Without a worker everything works but the page for no network.
      import('./register-worker.js').then(({ registerWorker }) => registerWorker(setWaiting)).catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [basePath]);

  // Nobody is asked to reload while they pay.
  if (waiting === undefined || UpdateBar === undefined || pathname === paths.checkout) return null;
  const reload = async (): Promise<void> => {
    const { takeOver } = await import('./register-worker.js');
    takeOver(waiting, () => window.location.reload());
  };
  return <UpdateBar onReload={() => void reload()} onLater={() => setWaiting(undefined)} />;
}
