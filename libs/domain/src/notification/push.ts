/** What a browser may hand over to be told by, and for how long a push is worth showing. */
export const PUSH_LIMITS = {
  endpointMax: 2048,
  /** An uncompressed point of P-256, and 16 bytes, in base64url. */
  p256dhLength: 87,
  authLength: 22,
  lifeSeconds: 86_400,
  /** More of a line is shown nowhere, and a service carries four kilobytes. */
  textMax: 240,
  /** After so many failures in a row what waits is given up; the next news is tried again. */
  attemptsMax: 8,
} as const;

/** What a push carries: what is shown, and where a click leads. Nothing else about anybody. */
export interface PushNews {
  /** What stands for the same thing takes its place on the screen. */
  readonly tag: string;
  readonly title: string;
  /** The house that it is about, as far as the reader may know; absent of several things. */
  readonly text?: string;
  /** With the prefix of the reader's area. */
  readonly path: string;
  /** The language of the title. */
  readonly lang: string;
}
