import { baseApi, useSession, type KitLinkProps, type WorkspaceKit } from '@cw/api-client';
import { useCallback, type ReactElement } from 'react';
import { Link, useNavigate, useParams } from 'react-router';

function KitLink({ to, children }: KitLinkProps): ReactElement {
  return <Link to={to}>{children}</Link>;
}

function useKitNavigate(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback((to) => void navigate(to), [navigate]);
}

/** Bound to the workspace's own router and store, so that a host's screens need neither. */
export const kit: WorkspaceKit = { api: baseApi, Link: KitLink, useParams, useNavigate: useKitNavigate, useSession };
