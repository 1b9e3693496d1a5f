import { loadPart } from '@cw/ui';
import type { PageLoader } from './pages.js';

/** AREA-14, AREA-15: a screen arrives on demand; one that cannot be had is announced on the window. */
export const loadPage = (load: PageLoader): ReturnType<PageLoader> => loadPart(load);
