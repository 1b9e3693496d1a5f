import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../locale.js';
import { allEnglish as en } from './all-en.js';
import { allSpanish as es } from './all-es.js';
import firstIds from './first-ids.json' with { type: 'json' };
import { firstEnglish } from './first-en.js';
import { firstSpanish } from './first-es.js';
import { firstStaffEnglish } from './first-staff-en.js';
import { firstStaffSpanish } from './first-staff-es.js';
import { laterEnglish } from './later-en.js';
import { laterSpanish } from './later-es.js';
import { laterStaffEnglish } from './later-staff-en.js';
import { laterStaffSpanish } from './later-staff-es.js';
import { placeholdersOf } from './placeholders.js';

const areaFiles = (locale: string): string[] => readdirSync(join(__dirname, locale)).sort();
const areaTexts = (locale: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, locale, file), 'utf8')) as Record<string, string>;

describe('catalogues', () => {
  it('I18N-01 have every text in both languages', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });

  it('I18N-04 use the same placeholders in both languages', () => {
    const spanish: Record<string, string> = es;
    const differing = Object.entries<string>(en).filter(
      ([id, text]) => placeholdersOf(text).join() !== placeholdersOf(spanish[id] ?? '').join(),
    );

    expect(differing.map(([id]) => id)).toEqual([]);
  });

  it('leave no text empty', () => {
    const empty = [en, es].flatMap((texts) => Object.entries<string>(texts).filter(([, text]) => text.trim() === ''));

    expect(empty).toEqual([]);
  });

  it.each(LOCALES)('include every area file of %s, whose ids begin with the area', (locale) => {
    const ids = new Set(Object.keys(locale === 'en' ? en : es));

    for (const file of areaFiles(locale)) {
      const area = file.replace('.json', '');
      for (const id of Object.keys(areaTexts(locale, file))) {
        expect(id).toMatch(new RegExp(`^${area}(\\.[a-z0-9_]+[A-Za-z0-9_-]*)+$`));
        expect(ids).toContain(id);
      }
    }
  });

  it.each([
    ['en', { ...firstEnglish, ...firstStaffEnglish }, { ...laterEnglish, ...laterStaffEnglish }],
    ['es', { ...firstSpanish, ...firstStaffSpanish }, { ...laterSpanish, ...laterStaffSpanish }],
  ])('have the areas of every text that comes first, and of every other that comes later (%s)', (_, first, later) => {
    const missing = firstIds.filter((id) => !(id in first));
    const forgotten = Object.keys(first).filter((id) => !firstIds.includes(id) && !(id in later));

    expect(firstIds.length).toBeGreaterThan(300);
    expect(missing).toEqual([]);
    expect(forgotten).toEqual([]);
  });
});

describe('placeholders', () => {
  it('name plurals, selects and tags, and what stands inside them', () => {
    const found = placeholdersOf('<b>{name}</b> {count, plural, one {# day of {total}} other {# days}}');

    expect(found).toEqual(['tag b', 'value count', 'value name', 'value total']);
  });
});
