import { isPublicPath, localizedPath, PUBLIC_PATHS, splitPath } from './public-path.js';

describe('public paths', () => {
  it.each(PUBLIC_PATHS)('AREA-02 gives %s a Spanish twin that leads back to it', (path) => {
    expect(splitPath(localizedPath(path, 'es'))).toEqual({ locale: 'es', path });
    expect(splitPath(localizedPath(path, 'en'))).toEqual({ locale: 'en', path });
  });

  it.each([
    ['/es', '/'],
    ['/es/', '/'],
    ['/es/sellers/', '/sellers'],
  ])('reads %s as the Spanish %s', (pathname, path) => {
    expect(splitPath(pathname)).toEqual({ locale: 'es', path });
  });

  it('does not take a path that merely begins with es for Spanish', () => {
    expect(splitPath('/estimates')).toEqual({ locale: 'en', path: '/estimates' });
    expect(isPublicPath('/estimates')).toBe(false);
  });
});
