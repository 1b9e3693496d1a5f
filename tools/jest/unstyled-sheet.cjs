// Emotion's own sheet, without the document: jsdom lays nothing out, yet matches each rule of ours to each element, after
// every change, for every role that a spec looks for. So our rules stay out of the page. A spec sees what is there and what
// HTML itself hides; how it looks is seen in the browser (apps/web-e2e).
exports.StyleSheet = class UnstyledSheet {
  tags = [];
  before = null;

  /** @param {import('@emotion/sheet').Options} options */
  constructor({ speedy = true, ...options }) {
    Object.assign(this, options, { isSpeedy: speedy });
  }

  hydrate() {}

  insert() {}

  flush() {}
};
