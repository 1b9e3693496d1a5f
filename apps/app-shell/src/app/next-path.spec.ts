import { nextPathOf, nextQuery } from './next-path.js';

describe('next path after login', () => {
  it('AREA-03 comes back to a path of the same area, with its query', () => {
    expect(nextPathOf(nextQuery('/app/projects/7?tab=bids#c2'), '/app')).toBe('/projects/7?tab=bids#c2');
    expect(nextPathOf(nextQuery('/projects'), '')).toBe('/projects');
  });

  it.each([
    ['https://elsewhere.test/app/dashboard', '/app'],
    ['//elsewhere.test/', ''],
    ['/\\elsewhere.test/', ''],
    ['/admin/dashboard', '/app'],
    ['/app/../admin/dashboard', '/app'],
    ['/application', '/app'],
    ['javascript:alert(1)', ''],
    ['', ''],
  ] as const)('AREA-03 refuses %p in the area %p', (next, basePath) => {
    expect(nextPathOf(nextQuery(next), basePath)).toBeUndefined();
  });
});
