import { createHash } from 'node:crypto';
import { leadsToComputer, startsSomething } from './outside-address.js';

describe('an address', () => {
  it('INT-05 is not seen in bytes that are encrypted, however they begin', () => {
    const encrypted = Array.from({ length: 60_000 }, (_, index) =>
      createHash('md5').update(String(index)).digest().toString('latin1'),
    );
    expect(encrypted.filter((bytes) => leadsToComputer(bytes) || startsSomething(bytes))).toEqual([]);
  });
});
