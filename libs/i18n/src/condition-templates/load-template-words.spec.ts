import { CONDITION_LIMITS, CONDITION_TEMPLATES } from '@cw/domain';
import { LOCALES } from '../locale.js';
import { loadTemplateWords } from './load-template-words.js';

describe.each(LOCALES)('the words of the templates in %s', (locale) => {
  it('COND-01 are there for each template and for nothing else, and fit the fields', async () => {
    const words = await loadTemplateWords(locale);

    expect(Object.keys(words).toSorted()).toEqual(CONDITION_TEMPLATES.map(({ id }) => id).toSorted());
    const lengths = Object.values(words).map(({ title, scope }) => [title.length, scope.length] as const);
    expect(Math.min(...lengths.map(([title]) => title))).toBeGreaterThanOrEqual(CONDITION_LIMITS.titleMin);
    expect(Math.max(...lengths.map(([title]) => title))).toBeLessThanOrEqual(CONDITION_LIMITS.titleMax);
    expect(Math.min(...lengths.map(([, scope]) => scope))).toBeGreaterThanOrEqual(CONDITION_LIMITS.scopeMin);
  });
});

it('COND-01 I18N-01 differ between the languages', async () => {
  const [english, spanish] = [await loadTemplateWords('en'), await loadTemplateWords('es')];

  for (const { id } of CONDITION_TEMPLATES) expect(spanish[id].scope).not.toBe(english[id].scope);
});
