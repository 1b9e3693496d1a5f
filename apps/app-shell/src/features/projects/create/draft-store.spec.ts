import { isUntouched, readDraft, removeDraft, writeDraft } from './draft-store.js';
import { BLANK_PROJECT, nextCondition } from './project-answers.js';

const ME = 'user-1';
const KEY = `closewright.draft.project.${ME}`;
const answers = {
  ...BLANK_PROJECT,
  title: 'Half a title',
  conditions: [{ ...nextCondition(undefined), title: 'Handrail' }],
};

beforeEach(() => window.localStorage.clear());

describe('draft', () => {
  it('comes back as it was left', () => {
    writeDraft(ME, { answers, savedAt: 5, hadFiles: true });

    expect(readDraft(ME)).toEqual({ answers, savedAt: 5, hadFiles: true });
  });

  it('is nobody else’s, and is gone when removed', () => {
    writeDraft(ME, { answers, savedAt: 5, hadFiles: true });

    expect(readDraft('user-2')).toBeUndefined();
    removeDraft(ME);
    expect(readDraft(ME)).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"answers":4,"savedAt":1}', '{"answers":{}}'])('is not made of %p', (stored) => {
    window.localStorage.setItem(KEY, stored);

    expect(readDraft(ME)).toBeUndefined();
  });

  it('of an older build keeps what this build knows', () => {
    window.localStorage.setItem(
      KEY,
      JSON.stringify({ savedAt: 5, answers: { title: 'Old', color: 'red', conditions: [{ title: 'Rail' }] } }),
    );

    expect(readDraft(ME)?.answers).toEqual({
      ...BLANK_PROJECT,
      title: 'Old',
      conditions: [{ ...nextCondition(undefined), title: 'Rail' }],
    });
  });

  it('is not worth keeping until something was typed', () => {
    expect(isUntouched(BLANK_PROJECT)).toBe(true);
    expect(isUntouched(answers)).toBe(false);
    expect(isUntouched({ ...BLANK_PROJECT, zip: '1' })).toBe(false);
  });
});
