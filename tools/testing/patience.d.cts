/** In milliseconds, unless the name says otherwise. */
export interface Patience {
  /** How much slower than a quiet machine this one is taken to be; from 1 on. */
  readonly factor: number;
  /** For one thing to become true: a text to show, a row to be written, a call to be answered. */
  readonly condition: number;
  /** For one page to load. */
  readonly page: number;
  /** For a program to start, or to end. */
  readonly program: number;
  /** For a whole test, or what prepares one. */
  readonly test: number;
  /** For a connection to the database, as the API is told it. */
  readonly databaseSeconds: number;
}

export const VARIABLE: string;
export const MOST: number;
export function factorFrom(given: string | undefined): number;
export function patienceFor(factor: number): Patience;
/** What a test waits at most, on this machine. */
export const patience: Patience;
