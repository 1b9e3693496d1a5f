import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aPerson, conditionInput, projectInput, type Person } from '../../../testing/market.js';

// The specification's own words, not the product's: a list that grew or shrank shows here.
const CATEGORIES = [
  ...['electrical', 'plumbing', 'roofing', 'flooring', 'painting', 'drywall'],
  ...['windows', 'doors', 'hvac', 'landscaping', 'other'],
];
const PRIORITIES = ['low', 'normal', 'high', 'urgent'];
const CLOSING_FACTS = {
  loanProgram: 'va',
  lender: 'First Bank',
  loanOfficer: 'Ana Ruiz',
  caseNumber: '374-1234567',
  closingDate: '2026-12-18',
  yearBuilt: 1931,
  settlementAgent: 'Hudson Title',
};

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
});
afterAll(() => test.close());

const create = (overrides: object) => test.http.post('/api/projects').set(owner.headers).send(projectInput(overrides));
const faultsOf = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`);

describe('what a project may be', () => {
  it.each(CATEGORIES)('PROJ-02 a project and its repairs may be of %s', async (category) => {
    const { status, body } = await create({ category, conditions: [conditionInput({ category })] });

    expect([status, body.category, body.conditions[0].category]).toEqual([201, category, category]);
  });

  it.each(PRIORITIES)('PROJ-02 its priority may be %s', async (priority) => {
    const { status, body } = await create({ priority });

    expect([status, body.priority]).toEqual([201, priority]);
  });

  it('PROJ-02 it is of no other category and no other priority', async () => {
    const conditions = [conditionInput({ category: 'Roofing' })];
    const { status, body } = await create({ category: 'structural', priority: 'medium', conditions });

    expect([status, faultsOf(body).sort()]).toEqual([
      422,
      ['category not_allowed', 'conditions.0.category not_allowed', 'priority not_allowed'],
    ]);
  });
});

describe('what its closing needs', () => {
  it('COND-06 is kept when it is said', async () => {
    const { status, body } = await create(CLOSING_FACTS);

    expect([status, body]).toEqual([201, expect.objectContaining(CLOSING_FACTS)]);
  });

  it('COND-06 may all be left out', async () => {
    const nothing = Object.fromEntries(Object.keys(CLOSING_FACTS).map((field) => [field, null]));

    const { status, body } = await create(nothing);

    expect([status, body]).toEqual([201, expect.objectContaining(nothing)]);
  });
});
