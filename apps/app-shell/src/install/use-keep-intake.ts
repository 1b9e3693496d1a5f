import { useEffect } from 'react';
import { useArea } from '../app/routes/area.js';

/** After everything that the form itself needs, in ms. */
const IDLE_MS = 3_000;

/** Has the public request form kept on this device once it has come to rest; the areas have a worker of their own. */
export function useKeepIntake(): void {
  const { basePath } = useArea();
  useEffect(() => {
    if (basePath !== '' || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => {
      // Without a worker everything works but a visit without network.
      import('./keep-intake.js').then(({ keepIntake }) => keepIntake()).catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [basePath]);
}
