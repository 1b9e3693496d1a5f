/** Codes of ISO/IEC 23091-2, as in the `nclx` box. */
const GAMMA_22 = 4;
const GAMMA_28 = 5;
const LINEAR = 8;
const PQ = 16;
const HLG = 18;

/** Paper white of a film in high range, in candelas, and the light that is still told apart from more. */
const WHITE = 203;
const PEAK = 1000;

const srgb = (code: number): number => (code <= 0.040_45 ? code / 12.92 : ((code + 0.055) / 1.055) ** 2.4);

/** SMPTE ST 2084, in candelas. */
function pq(code: number): number {
  const root = code ** (1 / 78.843_75);
  return 10_000 * (Math.max(root - 0.835_937_5, 0) / (18.851_562_5 - 18.6875 * root)) ** (1 / 0.159_301_757_812_5);
}

/** ARIB STD-B67 on a screen of 1,000 candelas. */
function hlg(code: number): number {
  const scene = code <= 0.5 ? code ** 2 / 3 : (Math.exp((code - 0.559_910_73) / 0.178_832_77) + 0.284_668_92) / 12;
  return PEAK * scene ** 1.2;
}

/** Brings what is brighter than paper into what a page can show, and leaves the dark nearly as it is. */
function toned(candelas: number): number {
  const light = candelas / WHITE;
  return Math.min(1, (light * (1 + light / (PEAK / WHITE) ** 2)) / (1 + light));
}

const CURVES: Readonly<Record<number, (code: number) => number>> = {
  [GAMMA_22]: (code) => code ** 2.2,
  [GAMMA_28]: (code) => code ** 2.8,
  [LINEAR]: (code) => code,
  [PQ]: (code) => toned(pq(code)),
  [HLG]: (code) => toned(hlg(code)),
};

/** Whether such light is what a web page takes it for; film's own curves are shown like that everywhere. */
export const isWebTransfer = (transfer: number): boolean => CURVES[transfer] === undefined;

/** From what is stored, 0 to 1, to light, 0 to 1. */
export const lightOf = (transfer: number): ((code: number) => number) => CURVES[transfer] ?? srgb;
