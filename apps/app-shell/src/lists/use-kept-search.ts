import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useKeptVisits } from './use-kept-visits.js';

/** Keeps what the page that is shown is narrowed to, for the links that lead back to it. */
export function useKeepSearch(): void {
  const { searches } = useKeptVisits();
  const { pathname, search } = useLocation();
  useEffect(() => searches.keep(pathname, search), [searches, pathname, search]);
}

/** Answers the address of a list as its reader left it: whoever comes back from a record finds the same rows. */
export function useKeptAddress(): (path: string) => string {
  const { searches } = useKeptVisits();
  return (path) => path + (searches.of(path) ?? '');
}
