/**
 * One line a step: what, how it went, how long it took.
 * @typedef {object} Progress
 * @property {(title: string, work: () => Promise<string | void>) => Promise<void>} step the last line that the work returns is shown
 * @property {(text: string) => void} note
 * @property {() => void} mute what is called off is not told as a failure
 */

const TITLE_WIDTH = 18;
const TIME_WIDTH = 8;
const DETAIL_WIDTH = 90;

/**
 * @param {(line: string) => void} print
 * @returns {Progress}
 */
export function createProgress(print) {
  let isMuted = false;
  const say = (/** @type {string} */ text) => {
    if (!isMuted) print(text);
  };
  return {
    async step(title, work) {
      const since = Date.now();
      try {
        const result = await work();
        say(line('✔', title, since, (result ?? '').trim().split('\n').at(-1) ?? ''));
      } catch (error) {
        say(line('✖', title, since, 'failed'));
        throw error;
      }
    },
    note: (text) => say(`  … ${text}`),
    mute: () => {
      isMuted = true;
    },
  };
}

/**
 * @param {string} mark
 * @param {string} title
 * @param {number} since
 * @param {string} detail
 */
function line(mark, title, since, detail) {
  const seconds = `${((Date.now() - since) / 1000).toFixed(1)} s`;
  const short = detail.length > DETAIL_WIDTH ? `${detail.slice(0, DETAIL_WIDTH - 1)}…` : detail;
  return `  ${mark} ${title.padEnd(TITLE_WIDTH)}${seconds.padStart(TIME_WIDTH)}  ${short}`.trimEnd();
}
