import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadFirstMessages, loadFirstStaffMessages, loadMessages, loadStaffMessages, LOCALES } from '@cw/i18n';
import { firstTextsOf, textsOf } from './texts-of-area.js';

const workspaceRoot = join(__dirname, '../../../..');
const SOURCES = ['apps/app-shell/src', 'libs/ui/src', 'libs/api-client/src', 'libs/i18n/src/react'];
const STAFF_OR_MAIL = /(?:id[=:] ?["'`{]*|formatMessage\(\{ id: ["'`])((?:admin|desk|emails)\.[a-z_.]+)/g;
const TEXT_ID = /(?:\b[a-zA-Z]*[iI]d[=:] ?["'`{]*|["'`])([a-z]+)\.[a-z0-9_]+(?:\.[a-z0-9_$}{.]+)*["'`]/g;
/** `{ A, type B } from './x.js'`, after import or export, and `import('./x.js')`. */
const REFERENCE = /(?:(?:import|export)\s+(?:type )?(?:\{([^}]*)\}|\*)\s+from|import\() ?'(\.[^']+)\.js'/g;

const fileAt = (path: string): string | undefined => [`${path}.tsx`, `${path}.ts`].find(existsSync);
const namesIn = (list: string | undefined): string[] => (list ?? '').split(',').map((name) => name.trim());

/** Every module that is drawn with this one. What pages.ts leads to is downloaded by itself; of an index, what is used. */
function modulesFrom(...starts: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string, used?: readonly string[]): void => {
    const file = fileAt(path);
    if (file === undefined || file.endsWith('app/pages.ts')) return;
    const isIndex = file.endsWith('/index.ts');
    if (!isIndex && found.has(file)) return;
    found.add(file);
    for (const [, names, to] of readFileSync(file, 'utf8').matchAll(REFERENCE)) {
      const taken = namesIn(names);
      const isWanted = !isIndex || names === undefined || !used || taken.some((name) => used.includes(name));
      if (isWanted) visit(join(dirname(file), to as string), taken);
    }
  };
  starts.forEach((start) => visit(join(workspaceRoot, 'apps/app-shell/src', start)));
  return [...found];
}

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

  it('the frame and a dashboard ask for none that comes later', async () => {
    const first = new Set(Object.keys(await loadFirstMessages('en')).map((id) => id.split('.')[0]));
    const later = Object.keys(await loadMessages('en'))
      .map((id) => id.split('.')[0] as string)
      .filter((area) => !first.has(area));
    const files = modulesFrom('app/layout/signed-in-layout', 'app/require-session', 'pages/dashboard-page');
    const asked = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(TEXT_ID)]
        .filter(([, area]) => later.includes(area as string))
        .map(([found]) => `${file}: ${found}`),
    );

    expect(files.length).toBeGreaterThan(60);
    expect(asked).toEqual([]);
  });
});
