/** @typedef {{ askedEarly?: Record<string, Promise<Response>> }} Page whose document asked (`tools/browsers/ask-early.mjs`) */

/**
 * @param {AbortSignal} signal
 * @returns {Promise<never>}
 */
const endOf = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/**
 * The answer that the document asked for, once: who asks again asks anew. It is waited for until `signal` says otherwise.
 * @param {string} address
 * @param {Page & { location: { href: string } }} page
 * @param {AbortSignal} signal
 * @returns {Promise<Response> | undefined}
 */
export function takeEarlyAnswer(address, { askedEarly = {}, location }, signal) {
  const { origin, href } = new URL(address, location.href);
  const key = origin === new URL(location.href).origin ? href.slice(origin.length) : href;
  const answer = askedEarly[key];
  delete askedEarly[key];
  return answer === undefined ? undefined : Promise.race([answer, endOf(signal)]);
}
