import { ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';
import { aPerson, post, type Person } from '../../testing/market.js';

let test: InvoicesTest;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  test = await createInvoicesTest();
  admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });
  owner = await aPerson(test, 'seller', { firstName: 'Zoë', lastName: 'Hill' });
});
afterAll(() => test.close());

interface Body {
  readonly items: { readonly id: string; readonly title: string; readonly closingDate: string | null }[];
  readonly nextCursor: string | null;
}

const get = (path: string) => test.http.get(path).set(admin.headers);
const titles = async (query: string): Promise<string[]> => {
  const { body }: { body: Body } = await get(`/api/admin/projects?${query}`);
  return body.items.map(({ title }) => title);
};

describe('all projects', () => {
  it('ADM-01 says whose each is, where, in which state, when it closes and what is held', async () => {
    const { id } = await post(test, owner, { title: 'Rail at Álamo', closingDate: '2026-12-24' });

    const { body } = await get('/api/admin/projects?limit=1');

    expect(body.items[0]).toMatchObject({
      id,
      title: 'Rail at Álamo',
      status: 'open',
      work: null,
      ownerId: owner.user.id,
      ownerName: 'Zoë Hill',
      contractorId: null,
      contractorName: null,
      closingDate: '2026-12-24',
      heldCents: 0,
      isLate: false,
    });
  });

  it('ADM-01 BID-06 finds by title, state and a late promise, in the order of the closings, page by page', async () => {
    await post(test, owner, { title: 'Heater, closes late', closingDate: '2027-02-01' });
    const { id } = await post(test, owner, { title: 'Heater, closes soon', closingDate: '2026-12-10' });
    await test.asOwner(`UPDATE project SET promise_missed_at = now() WHERE id = '${id}'`);

    expect(await titles('q=ALAMO')).toEqual(['Rail at Álamo']);
    expect(await titles('q=heater&sort=closing_asc')).toEqual(['Heater, closes soon', 'Heater, closes late']);
    expect(await titles('q=heater&late=yes')).toEqual(['Heater, closes soon']);
    expect(await titles('q=heater&late=no&status=open')).toEqual(['Heater, closes late']);
    const { body: first } = await get('/api/admin/projects?q=heater&sort=closing_desc&limit=1');
    expect(await titles(`q=heater&sort=closing_desc&limit=1&cursor=${first.nextCursor}`)).toEqual([
      'Heater, closes soon',
    ]);
  });

  it('ADM-01 finds each word that was typed, in any order, with or without accents', async () => {
    const seller = await aPerson(test, 'seller', { firstName: 'María', lastName: 'Delgado' });
    await post(test, seller, { title: 'Gutter over the porch' });
    await post(test, owner, { title: 'Gutter over the garage' });

    expect(await titles('q=Delgado%20Maria')).toEqual(['Gutter over the porch']);
    expect(await titles('q=porch%20delgado%20GUTTER')).toEqual(['Gutter over the porch']);
    expect(await titles('q=garage%20gutter')).toEqual(['Gutter over the garage']);
    expect(await titles('q=garage%20delgado')).toEqual([]);
  });

  it('ADM-01 shows no day of a closing that fell through, in the list and in the file', async () => {
    const closing = await ClosingJob.approved(test);
    const shown = async (): Promise<unknown> => {
      const { body }: { body: Body } = await get('/api/admin/projects?limit=1');
      return body.items.map(({ id, closingDate }) => [id, closingDate]);
    };
    expect(await shown()).toEqual([[closing.projectId, '2026-12-18']]);

    await closing.act('fall-through');

    expect(await shown()).toEqual([[closing.projectId, null]]);
    const { text } = await get('/api/admin/projects.csv?status=completed');
    expect(text).toContain(closing.projectId);
    expect(text).not.toContain('2026-12-18');
  });

  it('ADM-01 is taken along as a file', async () => {
    const { text } = await get('/api/admin/projects.csv?q=soon');

    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"Heater, closes soon"');
    expect(lines[1]).toContain(',2026-12-10,0.00,true,');
  });
});
