import type { ProjectDetail } from '@cw/api-client';
import { namedBy } from '@cw/domain';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The first on the page of all that the address names. */
function placeOn(hash: string, { conditions }: ProjectDetail): HTMLElement | undefined {
  const places = namedBy(hash, conditions).flatMap((name) => document.getElementById(name) ?? []);
  return places.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

/** The key of the entry with which a page is opened. */
const FIRST = 'default';

/**
 * Leads the reader to what the address names, once for each time that it is asked for: the focus goes there, as the eye
 * does. Whoever comes back finds the page where they left it. While the project is read anew, what it was when it was
 * read before may not have the place yet.
 */
export function useLinkedPlace(project: ProjectDetail, isSettled: boolean): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP' && key !== FIRST;
  const doneFor = useRef<string>(undefined);
  useEffect(() => {
    if (hash === '' || isBack || doneFor.current === key) return;
    const place = placeOn(hash, project);
    if (place !== undefined || isSettled) doneFor.current = key;
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'start' });
  }, [hash, isBack, key, project, isSettled]);
}
