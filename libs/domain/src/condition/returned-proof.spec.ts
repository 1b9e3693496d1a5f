import { proofsAfterReturn, wasReturned, type SeenProof } from './returned-proof.js';

const seen = (kind: SeenProof['kind']): SeenProof => ({ kind, wasReturned: true });
const added = (kind: SeenProof['kind']): SeenProof => ({ kind, wasReturned: false });

describe('COND-04 what was there when the client returned the repair', () => {
  it.each([
    ['2026-11-10T12:00:00.000Z', null, false],
    ['2026-11-10T12:00:00.000Z', '2026-11-10T12:00:00.001Z', true],
    ['2026-11-10T12:00:00.000Z', '2026-11-10T12:00:00.000Z', false],
    ['2026-11-10T12:00:00.001Z', '2026-11-10T12:00:00.000Z', false],
  ])('a file of %s, returned at %s: %s', (createdAt, returnedAt, expected) => {
    expect(wasReturned(createdAt, returnedAt)).toBe(expected);
    expect(wasReturned(new Date(createdAt), returnedAt === null ? null : new Date(returnedAt))).toBe(expected);
  });
});

describe('COND-04 what counts for a returned repair', () => {
  it.each<[string, SeenProof[], SeenProof['kind'][]]>([
    [
      'nothing but the photo before, while nothing is new',
      [seen('before'), seen('after'), seen('document')],
      ['before'],
    ],
    ['no photo after the work for a new one before it', [seen('after'), added('before')], ['before']],
    [
      'a new photo after the work, and what is right still',
      [seen('before'), seen('document'), added('after')],
      ['before', 'document', 'after'],
    ],
    [
      'no returned photo beside a new document',
      [seen('after'), seen('document'), added('document')],
      ['document', 'document'],
    ],
  ])('%s', (_, proofs, counted) => {
    expect(proofsAfterReturn(proofs)).toEqual(counted);
  });
});
