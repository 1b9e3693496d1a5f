import type { TokenScope } from '@cw/domain';
import type { SessionUser } from './active-session.js';

/** A personal access token that works, as each request needs it; read together with its person in one statement. */
export interface ActiveToken {
  readonly id: string;
  readonly scope: TokenScope;
  readonly user: SessionUser;
}
