import { CATEGORY_OF_INTAKE } from '../../intake/intake.js';
import { PROJECT_CATEGORIES } from '../../project/project.js';
import { EVIDENCE_CODES } from '../condition.js';
import {
  CONDITION_TEMPLATES,
  conditionTemplate,
  isAskedBy,
  kindOfTemplate,
  needsLeadSafe,
} from './condition-templates.js';

describe('the templates of conditions', () => {
  it('COND-01 have ids of their own and every trade has one', () => {
    expect(new Set(CONDITION_TEMPLATES.map(({ id }) => id)).size).toBe(CONDITION_TEMPLATES.length);
    expect(new Set(CONDITION_TEMPLATES.map(({ category }) => category))).toEqual(new Set(PROJECT_CATEGORIES));
    expect(new Set(CONDITION_TEMPLATES.map(({ intakeCategory }) => intakeCategory))).toEqual(
      new Set(Object.keys(CATEGORY_OF_INTAKE)),
    );
  });

  it.each(CONDITION_TEMPLATES.map((template) => [template.id, template] as const))(
    'COND-01 %s asks for evidence that exists, each once, and names a cost from low to high',
    (_, { evidence, typicalCostCents: [from, to] }) => {
      expect(evidence.length).toBeGreaterThan(0);
      expect(new Set(evidence).size).toBe(evidence.length);
      expect(evidence.filter((code) => !EVIDENCE_CODES.includes(code))).toEqual([]);
      expect([from >= 0, to > from, Number.isInteger(from), Number.isInteger(to)]).toEqual([true, true, true, true]);
    },
  );

  it('COND-01 are inspections where only a report proves them', () => {
    const of = (id: string) => {
      const template = conditionTemplate(id);
      return template && kindOfTemplate(template);
    };
    expect(of('replace-missing-shingles')).toBe('repair');
    expect(CONDITION_TEMPLATES.filter((one) => kindOfTemplate(one) !== 'repair').map(({ id }) => id)).not.toEqual([]);
    expect(of('no-such-template')).toBeUndefined();
  });

  it('COND-06 follow the loan program and the age of the house', () => {
    const [lead] = CONDITION_TEMPLATES.filter(({ leadSafeBefore1978 }) => leadSafeBefore1978);
    const [governments] = CONDITION_TEMPLATES.filter(({ programs }) => programs.length === 3);
    if (!lead || !governments) throw new Error('No template to ask');

    expect([needsLeadSafe(lead, 1977), needsLeadSafe(lead, 1978), needsLeadSafe(lead, null)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isAskedBy(governments, 'fha'), isAskedBy(governments, 'cash'), isAskedBy(governments, null)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
