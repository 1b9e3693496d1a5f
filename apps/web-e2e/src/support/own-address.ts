import { networkInterfaces } from 'node:os';

/** This machine's addresses in its network, by which a phone beside it opens the product. */
export const OWN_ADDRESSES: readonly string[] = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);
