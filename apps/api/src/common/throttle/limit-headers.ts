interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** One item of `RateLimit-Policy`, as draft-ietf-httpapi-ratelimit-headers has it. */
export const policyHeader = ({ name, points, seconds }: Limit): string => `"${name}";q=${points};w=${seconds}`;

/** One item of `RateLimit`: what is left, and for how many seconds it has to last. */
export const limitHeader = ({ name }: Pick<Limit, 'name'>, left: number, resetSeconds: number): string =>
  `"${name}";r=${left};t=${resetSeconds}`;
