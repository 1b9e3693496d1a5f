import { aPerson, bidOn, post } from '../../testing/market.js';
import { PaperClock } from './paper-clock.js';
import {
  FIELDS,
  approve,
  decide,
  gaps,
  inPaperWorld,
  mine,
  on,
  paperFor,
  submit,
  world,
  type Kind,
} from './testing/paper-world.js';

inPaperWorld();

describe('papers that run out', () => {
  const verify = async () => {
    for (const kind of ['license', 'insurance', 'background_check'] as const) {
      await submit(kind);
      await approve(kind);
    }
  };
  const sweep = () => world.test.app.get(PaperClock, { strict: false }).sweep();
  const moves = async (kind: Kind) =>
    (await paperFor(kind)).history.map(({ event, actorName }: { event: string; actorName: string | null }) => [
      event,
      actorName,
    ]);

  it('CON-05 are called so thirty days before, and are papers no more from the day after, with their history', async () => {
    await verify();
    await on('2027-01-29');
    await sweep();
    const early = (await mine('insurance')).state;
    await on('2027-01-30');
    await Promise.all([sweep(), sweep()]);
    const soon = (await mine('insurance')).state;
    await on('2027-03-01');
    await sweep();
    const last = await gaps();
    await on('2027-03-02');
    await sweep();

    expect([early, soon, last, (await mine('insurance')).state, await gaps()]).toEqual([
      'approved',
      'expiring',
      [],
      'expired',
      ['insurance'],
    ]);
    expect((await moves('insurance')).slice(0, 2)).toEqual([
      ['expire', null],
      ['near_expiry', null],
    ]);
  });

  it.each([
    ['2026-12-20', 'expiring', ['near_expiry', 'approve']],
    ['2026-12-21', 'approved', ['approve', 'submit']],
  ])('CON-05 are called so at once when staff approve one that ends on %s', async (expiresOn, state, latest) => {
    await submit('license', { fields: { licenses: [{ ...FIELDS.license.licenses[0], expiresOn }] } });
    await approve('license');

    expect(await mine('license')).toMatchObject({ state, isInForce: true, expiresOn });
    expect((await moves('license')).slice(0, 2).map(([event]: [string]) => event)).toEqual(latest);
  });

  it('CON-05 hold while a renewed one waits, until their own last day, and the renewed one counts once approved', async () => {
    await verify();
    await on('2027-02-20');
    await submit('insurance', { fields: { ...FIELDS.insurance, effectiveOn: '2027-02-15', expiresOn: '2028-02-15' } });

    const waiting = [await gaps(), await mine('insurance')];
    await on('2027-03-02');
    const over = await gaps();
    await approve('insurance');

    expect(waiting).toMatchObject([[], { state: 'submitted', isInForce: true, expiresOn: '2027-03-01' }]);
    expect(over).toEqual(['insurance']);
    expect([await gaps(), (await mine('insurance')).expiresOn]).toEqual([[], '2028-02-15']);
  });

  it('VER-01 CON-05 hold several licenses, each until its own last day, and what was approved while more are asked for', async () => {
    const license = (state: string, expiresOn: string) => ({
      state,
      trade: 'plumbing',
      number: `${state}-1`,
      expiresOn,
    });
    const hand = (...licenses: object[]) => submit('license', { fields: { licenses } });
    const standing = async () => {
      const { state, isInForce, expiresOn, licenses } = await mine('license');
      const { body } = await world.test.http.get('/api/contractors/me').set(world.contractor.headers);
      const ends = licenses.map((one: { state: string; expiresOn: string }) => `${one.state} ${one.expiresOn}`);
      return [state, isInForce, expiresOn, ends, body.licensedStates];
    };
    await hand(license('NY', '2026-12-10'), license('NJ', '2027-06-30'));
    await approve('license');
    const approved = await standing();
    await on('2026-12-11');
    await sweep();
    const oneOver = await standing();
    await hand(license('NY', '2027-12-10'), license('NJ', '2027-06-30'));
    const waiting = await standing();
    await approve('license', { fields: { licenses: [license('NY', '2027-12-01'), license('NJ', '2027-06-30')] } });

    const held = ['NY 2026-12-10', 'NJ 2027-06-30'];
    expect(approved).toEqual(['approved', true, '2027-06-30', held, ['NJ', 'NY']]);
    expect(oneOver).toEqual(['approved', true, '2027-06-30', held, ['NJ']]);
    expect(waiting).toEqual(['submitted', true, '2027-06-30', held, ['NJ']]);
    expect(await standing()).toEqual([
      'approved',
      true,
      '2027-12-01',
      ['NY 2027-12-01', 'NJ 2027-06-30'],
      ['NJ', 'NY'],
    ]);
    expect((await paperFor('license')).licenses[0]).toEqual({
      state: 'NY',
      trade: 'plumbing',
      expiresOn: '2027-12-01',
    });
  });

  it('CON-05 hold when the renewed one is refused, unless staff end them too', async () => {
    await verify();
    const renewed = { fields: { ...FIELDS.insurance, expiresOn: '2027-09-01' } };
    await submit('insurance', renewed);
    await decide('insurance', { decision: 'reject', notes: 'A page is missing.' });
    const refused = await gaps();
    await submit('insurance', renewed);
    await decide('insurance', { decision: 'reject', notes: 'The policy was cancelled.', endsEarlier: true });

    expect([refused, await gaps()]).toEqual([[], ['insurance']]);
  });

  it('CON-05 are named on a bid whose work would end after them', async () => {
    const owner = await aPerson(world.test);
    const project = await post(world.test, owner, { closingDate: '2027-03-20' });
    await verify();
    const fields = { startDate: '2027-02-26', durationDays: 5 };
    await bidOn(world.test, world.contractor, project, { fields });

    const { body } = await world.test.http.get(`/api/projects/${project.id}/bids`).set(owner.headers).expect(200);

    expect(body.items[0].papersEnding).toEqual([{ kind: 'insurance', expiresOn: '2027-03-01' }]);
    const lasting = async (kind: Kind) =>
      (await paperFor(kind)).checks.find(({ id }: { id: string }) => id === 'lasts_for_jobs');
    expect([await lasting('insurance'), await lasting('license')]).toMatchObject([
      { result: 'warn', day: '2027-03-02' },
      { result: 'pass', day: '2027-03-02' },
    ]);
  });

  it('CON-05 are held against the closing for a bid that plans no days', async () => {
    const owner = await aPerson(world.test);
    const project = await post(world.test, owner, { closingDate: '2027-03-20' });
    await verify();
    await bidOn(world.test, world.contractor, project, { fields: { startDate: undefined, durationDays: undefined } });

    const { checks } = await paperFor('insurance');

    expect(checks.find(({ id }: { id: string }) => id === 'lasts_for_jobs')).toMatchObject({
      result: 'warn',
      day: '2027-03-20',
    });
  });
});
