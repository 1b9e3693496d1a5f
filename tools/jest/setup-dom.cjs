require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');
const react = require('react');
const { patience } = require('../testing/patience.cjs');

// What is waited for is asked after every change of the page, and is mostly not there yet: the page is written out for
// whoever reads that it is not, which is where the waiting ends in vain, and not each time before.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: patience.condition,
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

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
