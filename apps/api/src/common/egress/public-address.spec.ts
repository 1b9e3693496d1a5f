import { EgressRefused, isPublicAddress, publicLookup } from './public-address.js';

describe('the open net', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    'push.example',
  ])('NOTE-06 is not at %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.255.255', '192.167.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'NOTE-06 is at %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a name that somebody gave us', () => {
  type Found = Parameters<Parameters<Parameters<typeof publicLookup>[0] & object>[2]>[1];
  const looked = (found: Found, all: boolean): Promise<unknown> =>
    new Promise((resolve) => {
      publicLookup((_host, _options, done) => done(null, found))('push.example', { all }, (error, address, family) =>
        resolve(error ?? [address, family]),
      );
    });
  const OUTSIDE = { address: '8.8.8.8', family: 4 };
  const INSIDE = { address: '127.0.0.1', family: 4 };

  it('NOTE-06 is reached at the very address that was checked', async () => {
    expect(await looked([OUTSIDE], false)).toEqual(['8.8.8.8', 4]);
    expect(await looked([OUTSIDE], true)).toEqual([[OUTSIDE], undefined]);
  });

  it.each([
    ['leads inside', [INSIDE]],
    ['leads inside beside outside', [OUTSIDE, INSIDE]],
    ['leads nowhere', []],
  ])('NOTE-06 is refused when it %s', async (_how, found) => {
    expect(await looked(found, false)).toBeInstanceOf(EgressRefused);
    expect(await looked(found, true)).toBeInstanceOf(EgressRefused);
  });
});
