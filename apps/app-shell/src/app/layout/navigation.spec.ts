import { ROLES } from '@cw/domain';
import { barEntries, currentPath, sidebarEntries } from './navigation.js';

const pathsOf = (entries: readonly { readonly path: string }[]): string[] => entries.map(({ path }) => path);

describe('navigation', () => {
  it('SHELL-02 ROLE-01 offers contractors their jobs and open work', () => {
    expect(pathsOf(sidebarEntries('contractor'))).toEqual(['/dashboard', '/my-jobs', '/projects', '/messages']);
  });

  it.each(ROLES.filter((role) => role !== 'contractor'))(
    'SHELL-02 ROLE-01 offers a %s own projects and contractors',
    (role) => {
      expect(pathsOf(sidebarEntries(role))).toEqual([
        '/dashboard',
        '/projects',
        '/projects/create',
        '/find-contractors',
        '/messages',
      ]);
    },
  );

  it('SHELL-05 has five places for each side', () => {
    expect(pathsOf(barEntries('contractor'))).toEqual([
      '/dashboard',
      '/my-jobs',
      '/projects',
      '/messages',
      '/settings',
    ]);
    expect(pathsOf(barEntries('agent'))).toEqual(['/dashboard', '/projects', '/contractors', '/messages', '/settings']);
  });

  it.each([
    ['/projects', '/projects'],
    ['/projects/create', '/projects/create'],
    ['/projects/0189', '/projects'],
    ['/projects-of-others', undefined],
    ['/notifications', undefined],
  ])('marks for %s the entry %s', (pathname, entry) => {
    expect(currentPath(pathsOf(sidebarEntries('seller')), pathname)).toBe(entry);
  });
});
