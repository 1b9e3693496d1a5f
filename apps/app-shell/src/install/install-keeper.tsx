import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useArea } from '../app/routes/area.js';
import { paths } from '../app/routes/paths.js';

const UpdateBar = lazy(async () => ({ default: (await import('./update-bar.js')).UpdateBar }));

/** After everything that the first page needs, in ms. */
const IDLE_MS = 3_000;

/** Registers the worker once the app has come to rest, and tells when a new version waits. */
export function InstallKeeper(): ReactElement | null {
  const { basePath } = useArea();
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (basePath !== '/app' || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => {
      // Without a worker everything works but the page for no network.
      import('./register-worker.js').then(({ registerWorker }) => registerWorker(setWaiting)).catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [basePath]);

  // Nobody is asked to reload while they pay.
  if (waiting === undefined || pathname === paths.checkout) return null;
  const reload = async (): Promise<void> => {
    const { takeOver } = await import('./register-worker.js');
    takeOver(waiting, () => window.location.reload());
  };
  return (
    <Suspense>
      <UpdateBar onReload={() => void reload()} onLater={() => setWaiting(undefined)} />
    </Suspense>
  );
}
