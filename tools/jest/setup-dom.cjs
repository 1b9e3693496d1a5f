require('@testing-library/jest-dom');
const react = require('react');

// React notes down who asked for each element, until it has enough for a second: no spec reads that, and each pays.
Object.defineProperty(
  react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
);

// jsdom's XMLHttpRequest knows jsdom's own forms, and ours are Node's: it is sent what Node makes of them.
const { XMLHttpRequest: Xhr } = globalThis;
if (Xhr) {
  const { send } = Xhr.prototype;
  Xhr.prototype.send = function sendForm(body) {
    if (!(body instanceof FormData)) return send.call(this, body);
    const form = new Response(body);
    this.setRequestHeader('Content-Type', form.headers.get('content-type'));
    void form.arrayBuffer().then((bytes) => send.call(this, new Uint8Array(bytes)));
    return undefined;
  };
}
