import { createHash } from 'node:crypto';

/** So long the answers are for the start, in ms, however slow the line and the machine: later a new build may have other ones. */
const FOR_THE_START_MS = 60_000;

/**
 * Asks for the addresses that its own element names (`data-ask`) while the document is read, and keeps the answers for
 * the start (`tools/rspack/runtime/early-answers.mjs`), whole: what takes one may come later than its last byte. WebKit
 * hands no `fetch` what a preload brought, and asked for it twice.
 */
export const ASK_EARLY = `(function (asked) {
  document.currentScript.dataset.ask.split(' ').forEach(function (address) {
    asked[address] = fetch(address).then(function (answer) {
      return answer.text().then(function (text) { return new Response(text, answer); });
    });
    asked[address].catch(function () {});
  });
  setTimeout(function () { window.askedEarly = {}; }, ${FOR_THE_START_MS});
})((window.askedEarly = {}));`;

/** By which the policy of the pages lets it run. */
export const ASK_EARLY_HASH = `sha256-${createHash('sha256').update(ASK_EARLY).digest('base64')}`;

/**
 * @param {readonly string[]} addresses
 * @returns {{ tagName: 'script', voidTag: false, attributes: Record<string, string>, innerHTML: string }}
 */
export const askEarly = (addresses) => ({
  tagName: 'script',
  voidTag: false,
  attributes: { 'data-ask': addresses.join(' ') },
  innerHTML: ASK_EARLY,
});

/** The same as it stands in a document. @param {readonly string[]} addresses */
export const askEarlyTag = (addresses) => `<script data-ask="${addresses.join(' ')}">${ASK_EARLY}</script>`;
