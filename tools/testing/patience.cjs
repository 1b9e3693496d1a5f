// How long tests wait before they give up: the one place. A limit ends what hangs; it never judges what is slow. So each
// is generous, and grows with the machine: `npm test` measures how much slower than a quiet one it is (speed.mjs).

/** By this variable a run hands its factor to everything that it starts. */
const VARIABLE = 'TEST_PATIENCE';
/** For one spec by hand, where nothing was measured. */
const UNMEASURED = 4;
/** Beyond it a test does not wait for a slow machine any more but for one that stands still. */
const MOST = 6;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** What the API takes at most (apps/api/src/config/env.ts). */
const DATABASE_SECONDS_MOST = 600;

/**
 * @param {string | undefined} given
 * @returns {number} from 1 on
 */
function factorFrom(given) {
  const factor = given === undefined || given === '' ? UNMEASURED : Number(given);
  return Number.isFinite(factor) ? Math.min(MOST, Math.max(1, factor)) : UNMEASURED;
}

/**
 * @param {number} factor how much slower than a quiet machine
 * @returns {import('./patience.cjs').Patience}
 */
function patienceFor(factor) {
  const milliseconds = (/** @type {number} */ quiet) => Math.round(quiet * factor);
  return {
    factor,
    condition: milliseconds(30 * SECOND),
    page: milliseconds(60 * SECOND),
    program: milliseconds(90 * SECOND),
    test: milliseconds(5 * MINUTE),
    databaseSeconds: Math.min(DATABASE_SECONDS_MOST, Math.round(45 * factor)),
  };
}

module.exports.VARIABLE = VARIABLE;
module.exports.MOST = MOST;
module.exports.factorFrom = factorFrom;
module.exports.patienceFor = patienceFor;
module.exports.patience = patienceFor(factorFrom(process.env[VARIABLE]));
