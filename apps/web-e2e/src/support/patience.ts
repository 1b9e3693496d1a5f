/** What every test of the product waits at most, on this machine. */
export { patience } from '../../../../tools/testing/patience.cjs';
