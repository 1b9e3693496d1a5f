import { scrollKeyOf } from './root-layout.js';

describe('where a page is scrolled to', () => {
  it('is its own where the tab begins with it: another address begins at its top', () => {
    const [dashboard, project] = ['/dashboard', '/projects/1'].map((pathname) => ({ key: 'default', pathname }));
    expect(dashboard && scrollKeyOf(dashboard)).not.toBe(project && scrollKeyOf(project));
  });

  it('is that of the visit where its reader has come by a link', () => {
    expect(scrollKeyOf({ key: 'a1', pathname: '/projects' })).not.toBe(
      scrollKeyOf({ key: 'b2', pathname: '/projects' }),
    );
  });
});
