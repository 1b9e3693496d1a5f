import type { Response } from 'supertest';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aPerson, type Person } from '../../../testing/market.js';
import { IntakeEntity } from '../intake.entity.js';
import { anIntakeIn, type AnIntake } from './testing/an-intake.js';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await aPerson(test, 'admin');
});
afterAll(() => test.close());

const convert = (id: string, body: object = {}): Promise<Response> =>
  test.http.post(`/api/admin/intake/${id}/convert`).set(admin.headers).send(body).then();
const approved = (request: object = {}): Promise<AnIntake> =>
  anIntakeIn(test, 'approved', { staffId: admin.user.id, request });
const detail = async (projectId: string) => (await test.http.get(`/api/projects/${projectId}`).set(admin.headers)).body;

describe('the words of a project that a request becomes', () => {
  it('INT-08 needs no place of a repair where the request says none, and invents none; staff may say one', async () => {
    const repairs = [{ category: 'roof', description: 'The ridge is open to the rain.' }];
    const { intake } = await approved({ repairs, email: (await aPerson(test)).user.email });
    const shown = (await test.http.get(`/api/admin/intake/${intake.id}`).set(admin.headers)).body.conversion;

    const plain = await convert(intake.id);
    const other = await approved({ repairs, email: (await aPerson(test)).user.email });
    const at = { repairId: other.repairs[0]?.id, location: 'Ridge' };
    const said = await convert(other.intake.id, { projects: [{ repairs: [at] }] });

    expect(shown.repairs[0].location).toBe('');
    expect((await detail(plain.body.projects[0].id)).conditions[0].location).toBe('');
    expect((await detail(said.body.projects[0].id)).conditions[0].location).toBe('Ridge');
  });

  it('COND-02 is named by repairs that are named whole, in the language of the request, and by how many more', async () => {
    const repairs = ['Replace the outlets along the kitchen counter with protected ones', 'Repair the roof'].map(
      (title) => ({ category: 'electrical', description: `${title}.`, title, location: 'Kitchen' }),
    );
    const long = { ...repairs[0], title: 'Replace every handrail of the stairs in front of the house' };
    const request = { repairType: undefined, repairs: [...repairs, long] };
    const titleIn = async (locale: 'en' | 'es'): Promise<string> => {
      const { intake } = await approved(request);
      await test.unitOfWork.repository(IntakeEntity).update({ id: intake.id }, { locale });
      return (await test.http.get(`/api/admin/intake/${intake.id}`).set(admin.headers)).body.conversion.title;
    };
    const named = repairs.map(({ title }) => title).join('; ');

    expect([await titleIn('en'), await titleIn('es')]).toEqual([`${named}; and 1 more`, `${named}; y 1 más`]);
  });

  it.each(['Wire to https://evil.example/w', 'Repairs \u202Egnp.exe', '\u3164\u3164\u3164\u3164\u3164\u3164'])(
    'COND-02 has no title that a title may not be: %j',
    async (repairType) => {
      const repairs = [{ category: 'roof', description: 'See evil.example/w now.\nReplace it.', location: 'Ridge' }];
      const { intake } = await approved({ repairs });
      await test.unitOfWork.repository(IntakeEntity).update({ id: intake.id }, { repairType });

      const { body } = await convert(intake.id);
      const project = await detail(body.projects[0].id);

      expect([project.title, project.conditions[0].title]).toEqual([
        'See evil. example/w now',
        'See evil. example/w now',
      ]);
    },
  );
});
