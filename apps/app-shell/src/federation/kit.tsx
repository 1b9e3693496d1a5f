import { detailOf, staffApi, useSession, type KitLinkProps, type KitSearch, type WorkspaceKit } from '@cw/api-client';
import { useCallback, type ReactElement } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useAddressSearch } from '../app/routes/address-search.js';
import { forgetKept, keep, readKept } from '../forms/kept-draft.js';
import { LoadError } from '../lists/load-error.js';
import { useCursors } from '../lists/use-cursors.js';
import { useNow } from '../time/use-now.js';

function KitLink({ to, keepScroll = false, children, ...anchor }: KitLinkProps): ReactElement {
  return (
    <Link to={to} preventScrollReset={keepScroll} {...anchor}>
      {children}
    </Link>
  );
}

function useKitNavigate(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback((to) => void navigate(to), [navigate]);
}

function useKitSearch(): KitSearch {
  const [search, changeSearch] = useAddressSearch();
  const change = useCallback<KitSearch[1]>(
    (next, { step = false } = {}) => changeSearch(next, { replace: !step, preventScrollReset: true }),
    [changeSearch],
  );
  return [search, change];
}

/** Bound to the workspace's own router and store, so that a host's screens need neither. */
export const kit: WorkspaceKit = {
  api: staffApi,
  detailOf,
  Link: KitLink,
  LoadError,
  useParams,
  useSearch: useKitSearch,
  useNavigate: useKitNavigate,
  useCursors,
  useNow,
  useSession,
  drafts: { read: readKept, keep, forget: forgetKept },
};
