import { areaAddress, homepageAddress, publicAddress } from './area-address.js';

const at = (host: string) => ({ host, protocol: 'https:' });

describe('addresses of another area', () => {
  it('AREA-01 are paths where areas are told apart by path', () => {
    expect(areaAddress('admin', '/admin/', at('closewright.example'))).toBe('/admin/');
    expect(homepageAddress(at('localhost:3000'))).toBe('/');
  });

  it.each([
    ['app.closewright.example', 'admin', '/admin/', 'https://admin.closewright.example/admin/'],
    ['admin.localhost:3000', 'app', '/app/dashboard', 'https://app.localhost:3000/app/dashboard'],
    ['ADMIN.closewright.example', 'marketing', '/', 'https://closewright.example/'],
  ] as const)('AREA-01 AREA-07 leave the host %s for the area %s', (host, area, path, address) => {
    expect(areaAddress(area, path, at(host))).toBe(address);
  });

  it.each([
    ['en', 'localhost:3000', '/support'],
    ['es', 'localhost:3000', '/es/support'],
    ['es', 'app.closewright.example', 'https://closewright.example/es/support'],
  ] as const)('SUP-01 help in %s from %s is %s', (locale, host, address) => {
    expect(publicAddress('/support', locale, at(host))).toBe(address);
  });

  it('keep a host whose name only begins alike', () => {
    expect(homepageAddress(at('apple.example'))).toBe('/');
  });
});
