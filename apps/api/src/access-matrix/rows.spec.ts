import { EVERYBODY, type Principal } from './principals.js';
import { about, call, type Decisions, type Exactly } from './rows.js';

const statusesOf = (...rows: Parameters<typeof call>[2][]) =>
  call('getProject', 200, ...rows).flatMap((entry) => entry.rows.map(({ object, cells }) => ({ object, cells })));

/** A row past the compiler; whether that accepts it as a row of everybody is said beside it, or this does not compile. */
const made = <const D extends Decisions>(
  decisions: D,
  _compiles: unknown extends Exactly<D, Principal> ? true : false,
): Parameters<typeof call>[2] => ({ objects: [''], decisions });

describe('a row of the access matrix', () => {
  it('ROLE-06 decides every principal, in the order of the columns, by its name or in a group', () => {
    const [row] = statusesOf(
      about('open', { hidden: ['hirersButStaff'], allowed: ['staff'], forbidden: ['contractors'] }),
    );

    expect(row?.object).toBe('open');
    expect(row?.cells.map(({ principal }) => principal)).toEqual(EVERYBODY);
    expect(Object.fromEntries(row?.cells.map(({ principal, status }) => [principal, status]) ?? [])).toMatchObject({
      visitor: 401,
      seller: 404,
      bidder: 403,
      staff: 200,
      signedOutSeller: 401,
    });
  });

  it('ROLE-06 says for several objects and calls what it says for one', () => {
    const rows = about(['open', 'job'], { allowed: ['signedIn'] });
    const entries = call(['getProject', 'listProjects:available'], 200, rows);

    expect(entries.map(({ name, operationId }) => [name, operationId])).toEqual([
      ['getProject', 'getProject'],
      ['listProjects:available', 'listProjects'],
    ]);
    for (const { rows: found } of entries) expect(found.map(({ object }) => object)).toEqual(['open', 'job']);
  });

  it.each([
    ['forgets a principal', made({ allowed: ['hirers', 'notSignedIn'] }, false), /idleContractor not at all/],
    ['decides a principal twice', made({ allowed: ['everybody'], hidden: ['staff'] }, false), /staff more than once/],
    ['names a principal twice', made({ allowed: ['everybody', 'buyer'] }, true), /buyer more than once/],
  ])('ROLE-06 is refused where it %s', (_what, row, message) => {
    expect(() => call('getProject', 200, row)).toThrow(message);
  });
});
