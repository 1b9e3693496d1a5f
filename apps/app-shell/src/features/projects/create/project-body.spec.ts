import { conditionTemplate } from '@cw/domain';
import { BLANK_PROJECT, nextCondition, type ConditionAnswers } from './project-answers.js';
import { projectBody } from './project-body.js';

const evidenceOf = (condition: Partial<ConditionAnswers>) =>
  projectBody({
    ...BLANK_PROJECT,
    state: 'NY',
    conditions: [{ ...nextCondition(undefined), title: 'Shingles', category: 'roofing', ...condition }],
  })?.conditions?.[0]?.evidence;

describe('what is sent for a condition', () => {
  it('COND-01 carries the proof of the template that it was taken from', () => {
    expect(evidenceOf({ template: 'replace-missing-shingles' })).toEqual(
      conditionTemplate('replace-missing-shingles')?.evidence,
    );
  });

  it('COND-01 leaves the proof to the kind when it was typed, changed into another kind, or its template is gone', () => {
    expect(evidenceOf({})).toEqual([]);
    expect(evidenceOf({ template: 'replace-missing-shingles', kind: 'inspection' })).toEqual([]);
    expect(evidenceOf({ template: 'retired-template' })).toEqual([]);
  });
});
