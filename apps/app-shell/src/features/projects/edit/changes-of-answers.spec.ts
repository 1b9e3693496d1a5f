import { BLANK_PROJECT, nextCondition, type ConditionAnswers, type ProjectAnswers } from '../create/project-answers.js';
import { checkEdit, differenceOf } from './changes-of-answers.js';

const condition = (change: Partial<ConditionAnswers> = {}): ConditionAnswers => ({
  ...nextCondition(undefined),
  title: 'Handrail, rear steps',
  category: 'doors',
  location: 'Rear steps',
  ...change,
});
const before: ProjectAnswers = {
  ...BLANK_PROJECT,
  city: 'Kingston',
  state: 'NY',
  zip: '12401',
  title: 'Handrail and paint',
  description: 'Two repairs from the appraisal.',
  category: 'doors',
  conditions: [condition(), condition({ title: 'Peeling paint', category: 'painting' })],
};

describe('what an edit sends', () => {
  it('PROJ-01 is nothing when nothing changed', () => {
    expect(differenceOf(before, before)).toEqual({ project: undefined, changed: [], added: [] });
  });

  it('PROJ-01 is only the answers that changed, an emptied one as null', () => {
    const after = { ...before, title: 'Handrail, paint', budget: '1,200' };

    expect(differenceOf(before, after).project).toEqual({ title: 'Handrail, paint', budgetCents: 120_000 });
    expect(differenceOf(after, { ...after, budget: '' }).project).toEqual({ budgetCents: null });
  });

  it('COND-01 is a change of the condition that was there, and a new one for each that was added', () => {
    const [first = condition(), second = condition()] = before.conditions;
    const after = {
      ...before,
      conditions: [first, { ...second, page: '7' }, condition({ title: 'Strap', category: 'plumbing' })],
    };

    expect(differenceOf(before, after)).toMatchObject({
      project: undefined,
      changed: [{ index: 1, edit: { page: 7 } }],
      added: [{ index: 2, input: { title: 'Strap', category: 'plumbing' } }],
    });
  });

  it('COND-01 lets nobody empty a condition that was there; an empty new one is no condition', () => {
    const empty = nextCondition(undefined);
    const faults = (conditions: readonly ConditionAnswers[]) =>
      [...checkEdit({ ...before, conditions }, { before, known: 2, today: '2026-11-21' }).keys()].filter((path) =>
        path.startsWith('conditions'),
      );

    expect(faults([...before.conditions, empty])).toEqual([]);
    expect(faults([condition(), empty])).toEqual(['conditions.1.title']);
  });

  it('COND-06 takes a closing that is over as long as it stays what it was', () => {
    const over = { ...before, closingDate: '2026-11-10' };
    const faults = (closingDate: string) =>
      checkEdit({ ...over, closingDate }, { before: over, known: 2, today: '2026-11-21' }).get('closingDate');

    expect(faults('2026-11-10')).toBeUndefined();
    expect(faults('2026-11-11')).toEqual({ id: 'projects.fault.closing_past' });
  });
});

describe('a condition that never said where it is', () => {
  it('INT-08 may stay without a place when its project is edited; a new one says it', () => {
    const nowhere = condition({ location: '' });
    const faults = (known: number) =>
      [
        ...checkEdit(
          { ...before, conditions: [nowhere, nowhere] },
          { before: { ...before, conditions: [nowhere].slice(0, known) }, known, today: '2026-11-21' },
        ).keys(),
      ].filter((path) => path.startsWith('conditions'));

    expect([faults(1), faults(0)]).toEqual([
      ['conditions.1.location'],
      ['conditions.0.location', 'conditions.1.location'],
    ]);
  });
});
