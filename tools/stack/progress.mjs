/**
 * One line a step: what, how it went, how long it took.
 * @typedef {object} Progress
 * @property {<T>(title: string, work: () => Promise<T>, describe?: (result: T) => string) => Promise<T>} step
 * @property {(text: string) => void} note
 */

const TITLE_WIDTH = 18;
const TIME_WIDTH = 8;

/**
 * @param {(line: string) => void} print
 * @returns {Progress}
 */
export function createProgress(print) {
  return {
    async step(title, work, describe = () => '') {
      const since = Date.now();
      try {
        const result = await work();
        print(line('✔', title, since, describe(result)));
        return result;
      } catch (error) {
        print(line('✖', title, since, 'failed'));
        throw error;
      }
    },
    note: (text) => print(`  … ${text}`),
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
  return `  ${mark} ${title.padEnd(TITLE_WIDTH)}${seconds.padStart(TIME_WIDTH)}  ${detail}`.trimEnd();
}
