const [RETURN, FEED, BLANK] = Buffer.from('\r\n ', 'latin1');

/** Where the bytes of a stream begin. */
export interface StreamPlaces {
  /** Behind the line of its keyword: there readers begin. */
  readonly start: number;
  /** Directly behind the keyword, if blanks stand there: a reader might not skip them. */
  readonly unskipped: number | undefined;
}

/**
 * The places at which readers may begin, by where the keyword ends; undefined where anything but blanks stands in its line,
 * for of that some skip all, and others nothing or a part. Of blanks, all skip those of the space bar only.
 */
export function streamPlaces(bytes: Buffer, keywordEnd: number): StreamPlaces | undefined {
  let at = keywordEnd;
  while (bytes[at] === BLANK) at += 1;
  const unskipped = at > keywordEnd ? keywordEnd : undefined;
  if (bytes[at] === FEED) return { start: at + 1, unskipped };
  if (bytes[at] !== RETURN) return undefined;
  return { start: bytes[at + 1] === FEED ? at + 2 : at + 1, unskipped };
}
