import type { SessionUserResponse } from './generated/types.gen.js';

export type SessionUser = SessionUserResponse;

/** AUTH-10: loading, then signed in or signed out. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: SessionUser }
  | { readonly status: 'signed-out' }
  /** The session could not be read; nobody is sent to a login because a server is down. */
  | { readonly status: 'unknown'; readonly retry: () => void };
