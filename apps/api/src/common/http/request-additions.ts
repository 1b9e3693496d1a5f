import type {} from 'multer';
import type { ActiveSession } from '../auth/active-session.js';
import type { ActiveToken } from '../auth/active-token.js';

declare module 'http' {
  interface IncomingMessage {
    /** Given to every request, answered in X-Request-Id. */
    id: string | number | object;
    rawBody?: Buffer;
  }
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Undefined when nobody is signed in. */
    session?: ActiveSession;
    /** A program's call; never beside a session. */
    token?: ActiveToken;
    /** Asks once more whether the session or the token that came with the call is good; set with either. */
    isStillIn?: () => Promise<boolean>;
  }
}
