import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFirstMessages, loadFirstStaffMessages, loadMessages, loadStaffMessages, LOCALES } from '@cw/i18n';
import { firstTextsOf, textsOf } from './texts-of-area.js';

const workspaceRoot = join(__dirname, '../../../../..');
const SOURCES = ['apps/app-shell/src', 'libs/ui/src', 'libs/api-client/src', 'libs/i18n/src/react'];
const STAFF_OR_MAIL = /(?:id[=:] ?["'`{]*|formatMessage\(\{ id: ["'`])((?:admin|desk|emails)\.[a-z_.]+)/g;

describe('texts of an area', () => {
  it.each(LOCALES)('ADM-01 the staff’s texts come to the admin area alone (%s)', async (locale) => {
    const everybody = Object.keys(await loadMessages(locale));
    const staff = Object.keys(await loadStaffMessages(locale));

    expect(everybody.filter((id) => /^(admin|desk|emails)\./.test(id))).toEqual([]);
    expect(everybody).toContain('projects.list.late_none');
    expect(staff.some((id) => id.startsWith('admin.'))).toBe(true);
    expect(everybody.every((id) => staff.includes(id))).toBe(true);
  });

  it('are those of the staff behind /admin only', () => {
    expect([textsOf(''), textsOf('/app'), textsOf('/admin')]).toEqual([loadMessages, loadMessages, loadStaffMessages]);
    expect([firstTextsOf('/app'), firstTextsOf('/admin')]).toEqual([loadFirstMessages, loadFirstStaffMessages]);
  });

  it('no screen of the workspace asks for a text that its area does not download', () => {
    const files = SOURCES.flatMap((folder) => globSync(join(workspaceRoot, folder, '**/*.{ts,tsx}')));
    const asked = files
      .filter((file) => !/\.spec\.|\.gen\./.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(STAFF_OR_MAIL)].map(([, id]) => `${file}: ${id}`));

    expect(files.length).toBeGreaterThan(100);
    expect(asked).toEqual([]);
  });
});
