import { createTestApp, type TestApp } from '../../testing/index.js';
import { newId } from '../ids.js';
import { Sql } from './sql.js';
import { StateHistory } from './state-history.js';

let test: TestApp;
const entityId = newId();
const other = newId();
const byApplication = (text: string): Promise<unknown> => test.app.get(Sql).execute(text);
const reasons = async (id: string): Promise<(string | null)[]> =>
  (await test.app.get(StateHistory).of('project', id)).map(({ reason }) => reason);

beforeAll(async () => {
  test = await createTestApp();
  for (const id of [entityId, other])
    await test.unitOfWork.run(() =>
      test.app.get(StateHistory).record({
        entity: 'project',
        entityId: id,
        from: 'open',
        to: 'cancelled',
        event: 'cancel',
        actorId: null,
        reason: 'The sale fell through',
      }),
    );
});
afterAll(() => test.close());

describe('the role that the product works by', () => {
  it.each([
    ['change what happened', `UPDATE state_change SET to_state = 'completed'`],
    ['change who did it', `UPDATE state_change SET actor_id = NULL`],
    ['write another reason', `UPDATE state_change SET reason = 'It was agreed'`],
    ['lock it for a change', `SELECT FROM state_change FOR UPDATE`],
    ['take it away', `DELETE FROM state_change`],
    ['empty it', `TRUNCATE state_change`],
    ['alter it', `ALTER TABLE state_change DROP COLUMN reason`],
    [
      'write the function anew that forgets reasons',
      `CREATE OR REPLACE FUNCTION forget_reasons(changes uuid[]) RETURNS void LANGUAGE sql AS 'DELETE FROM state_change'`,
    ],
  ])('PROJ-08 may not %s', async (_what, text) => {
    await expect(byApplication(text)).rejects.toMatchObject({ code: '42501' });

    expect(await reasons(entityId)).toEqual(['The sale fell through']);
  });

  it('AUTH-08 takes reasons away, of those changes that it names', async () => {
    await byApplication(`SELECT forget_reasons(array(SELECT id FROM state_change WHERE entity_id = '${entityId}'))`);

    expect([await reasons(entityId), await reasons(other)]).toEqual([[null], ['The sale fell through']]);
  });
});
