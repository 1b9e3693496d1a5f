import { CONDITION_LIMITS, PROJECT_LIMITS } from '@cw/domain';
import { checkProject } from './check-project.js';
import { BLANK_PROJECT, nextCondition, type ConditionAnswers, type ProjectAnswers } from './project-answers.js';
import { costliestCategory, estimateOf, formPathOf, projectBody } from './project-body.js';

const TODAY = '2026-03-10';

const repair = (overrides: Partial<ConditionAnswers> = {}): ConditionAnswers => ({
  ...nextCondition(undefined),
  title: 'Handrail, rear steps',
  category: 'other',
  location: 'Rear steps',
  ...overrides,
});

const good: ProjectAnswers = {
  ...BLANK_PROJECT,
  city: 'Kingston',
  state: 'NY',
  zip: '12401',
  title: 'Handrail and trim paint',
  description: 'Two repairs from the appraisal.',
  conditions: [repair()],
};

const faultsOf = (answers: Partial<ProjectAnswers>) =>
  Object.fromEntries([...checkProject({ ...good, ...answers }, TODAY)].map(([path, fault]) => [path, fault.id]));

describe('project answers', () => {
  it('PROJ-03 are good with title, description, place and one repair', () => {
    expect(faultsOf({})).toEqual({});
  });

  it('PROJ-03 name what is missing, in the order of the page', () => {
    expect([...checkProject(BLANK_PROJECT, TODAY).keys()]).toEqual([
      'city',
      'state',
      'zip',
      'title',
      'description',
      'category',
    ]);
  });

  it('COND-02 need a category of their own only without repairs', () => {
    expect(faultsOf({ conditions: [] })).toEqual({ category: 'projects.fault.category' });
    expect(faultsOf({ conditions: [], category: 'roofing' })).toEqual({});
  });

  it('COND-01 judge each repair by its own place, and no repair that was left blank', () => {
    const conditions = [
      repair(),
      nextCondition(undefined),
      repair({ title: '', location: '', category: '', estimatedCost: 'six hundred' }),
    ];

    expect(faultsOf({ conditions })).toEqual({
      'conditions.2.title': 'projects.fault.condition_title',
      'conditions.2.category': 'projects.fault.condition_category',
      'conditions.2.location': 'projects.fault.condition_location',
      'conditions.2.estimatedCost': 'projects.fault.cost',
    });
  });

  it.each([
    ['a short ZIP', { zip: '1240' }, { zip: 'projects.fault.zip' }],
    ['a closing of yesterday', { closingDate: '2026-03-09' }, { closingDate: 'projects.fault.closing_past' }],
    ['a closing of today', { closingDate: TODAY }, {}],
    ['a title of two letters', { title: 'ab' }, { title: 'errors.field.too_short' }],
    ['a title too long', { title: 'x'.repeat(PROJECT_LIMITS.titleMax + 1) }, { title: 'errors.field.too_long' }],
    ['a budget of 49 cents', { budget: '0.49' }, { budget: 'projects.fault.budget_small' }],
    ['a budget in words', { budget: 'much' }, { budget: 'projects.fault.budget' }],
    ['a budget of a million', { budget: '1000000' }, { budget: 'projects.fault.budget_large' }],
    ['a budget of eleven digits', { budget: '99999999999' }, { budget: 'projects.fault.budget_large' }],
    [
      'a cost of eleven digits',
      { conditions: [repair({ estimatedCost: '99999999999' })] },
      { 'conditions.0.estimatedCost': 'projects.fault.cost_large' },
    ],
    ['a limit that is no number', { maxBudget: 'a lot' }, { maxBudget: 'projects.fault.max_budget' }],
    ['a limit under the budget', { budget: '500', maxBudget: '400' }, { maxBudget: 'projects.fault.max_budget_order' }],
    ['a year that is no number', { yearBuilt: '19x8' }, { yearBuilt: 'intake.fault.year_built' }],
    ['a year before the colonies', { yearBuilt: '1500' }, { yearBuilt: 'intake.fault.year_built' }],
    ['a house of the year after', { yearBuilt: '2027' }, { yearBuilt: 'intake.fault.year_built' }],
    ['a house of this year', { yearBuilt: '2026' }, {}],
    ['page 0', { conditions: [repair({ page: '0' })] }, { 'conditions.0.page': 'errors.field.too_small' }],
    [
      'a quote too long',
      { conditions: [repair({ quote: 'x'.repeat(CONDITION_LIMITS.quoteMax + 1) })] },
      { 'conditions.0.quote': 'errors.field.too_long' },
    ],
  ])('PROJ-01 COND-01 judge %s', (_, answers, faults) => {
    expect(faultsOf(answers)).toEqual(faults);
  });
});

describe('what is sent', () => {
  it('PROJ-01 takes the category of the costliest repair, amounts in cents, null for what was left empty', () => {
    const conditions = [repair({ estimatedCost: '600' }), repair({ category: 'roofing', estimatedCost: '1,800.50' })];
    const body = projectBody({ ...good, conditions, budget: '$2,500', lender: ' ' });

    expect(costliestCategory(conditions)).toBe('roofing');
    expect(estimateOf(conditions)).toBe(240_050);
    expect(body).toMatchObject({ category: 'roofing', budgetCents: 250_000, lender: null, closingDate: null });
    expect(body?.conditions?.map(({ estimatedCostCents }) => estimatedCostCents)).toEqual([60_000, 180_050]);
  });

  it('COND-01 lets the name of a repair stand for its scope, keeps the report’s words and page', () => {
    const conditions = [repair({ quote: ' Rear steps have no handrail. ', page: '5' })];

    expect(projectBody({ ...good, conditions })?.conditions).toEqual([
      expect.objectContaining({
        title: 'Handrail, rear steps',
        scope: 'Handrail, rear steps',
        quote: 'Rear steps have no handrail.',
        page: 5,
        source: 'appraisal',
      }),
    ]);
  });

  it('leads the API’s faults back to the form, past repairs that were left blank', () => {
    const conditions = [nextCondition(undefined), repair(), repair()];

    expect(formPathOf('conditions.1.estimatedCostCents', conditions)).toBe('conditions.2.estimatedCost');
    expect(formPathOf('budgetCents', conditions)).toBe('budget');
    expect(formPathOf('zip', conditions)).toBe('zip');
  });

  it('carries down the list what one report has in common', () => {
    expect(nextCondition(repair({ source: 'inspection', responsibleParty: 'buyer' }))).toMatchObject({
      title: '',
      source: 'inspection',
      responsibleParty: 'buyer',
    });
  });
});
