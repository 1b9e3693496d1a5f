// An environment that says, where a run asks for it, what a spec's time was spent on: loading what it imports, preparing
// (which in the API is starting it and its database), and the tests themselves.
const { appendFileSync, existsSync } = require('node:fs');
const { join, relative, resolve } = require('node:path');

const ROOT = resolve(__dirname, '../..');
const SECOND = 1000;

/** @param {any} Environment whose specs are measured */
module.exports = (Environment) =>
  class extends Environment {
    #begun = performance.now();
    #loaded = 0;
    #since = 0;
    #prepared = 0;
    #path = '';

    constructor(config, context) {
      super(config, context);
      this.#path = context.testPath;
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      const now = performance.now();
      if (event.name === 'run_start') this.#loaded = now - this.#begun;
      if (event.name === 'hook_start') this.#since = now;
      if (event.name === 'hook_success' || event.name === 'hook_failure') this.#prepared += now - this.#since;
    }

    async teardown() {
      await super.teardown();
      this.#note();
    }

    #note() {
      const folder = process.env.TEST_TIMES;
      if (!folder || !existsSync(folder)) return;
      const causes = {
        'loading and compiling': this.#loaded / SECOND,
        'preparing and clearing up (the API, its database)': this.#prepared / SECOND,
      };
      const seconds = (performance.now() - this.#begun) / SECOND;
      const time = { of: 'file', runner: 'Jest', name: relative(ROOT, this.#path), seconds, causes };
      appendFileSync(join(folder, `${process.pid}.ndjson`), `${JSON.stringify(time)}\n`);
    }
  };
