/** @typedef {import('node:http').IncomingMessage} Request */

// Which of its two names the cookie has is the API's to say (cookie-names.ts): what is read here opens nothing.
const SESSION = /(?:^|; ?)(?:__Host-sid|cw_sid)=([^;]+)/;
// Who did not answer is asked again after this.
const AWAY_MS = 2_000;

/** @param {string} text */
function hashOf(text) {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/**
 * Of several processes of one upstream the one for a request: the same for a session, or else an address, because long
 * polling needs one for all requests of a connection. One that is away is passed over for a while.
 * @param {readonly string[]} targets
 */
export function chooseProcess(targets) {
  /** @type {Map<string, number>} */
  const awayUntil = new Map();
  return {
    /**
     * Null when all have been tried. One that was away a moment ago may be back: it is tried after the others.
     * @param {Request} request
     * @param {ReadonlySet<string>} [tried] those that refused this very request
     * @returns {string | null}
     */
    of(request, tried = new Set()) {
      const visitor = SESSION.exec(request.headers.cookie ?? '')?.[1] ?? request.socket.remoteAddress ?? '';
      const first = hashOf(visitor) % targets.length;
      const inOrder = [...targets.slice(first), ...targets.slice(0, first)];
      const left = inOrder.filter((target) => !tried.has(target));
      return left.find((target) => (awayUntil.get(target) ?? 0) <= Date.now()) ?? left[0] ?? null;
    },
    /** @param {string} target */
    isAway(target) {
      awayUntil.set(target, Date.now() + AWAY_MS);
    },
  };
}
