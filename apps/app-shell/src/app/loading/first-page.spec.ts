import { pageAt } from './first-page.js';
import { pages } from '../routes/pages.js';

describe('the first page', () => {
  it.each([
    ['/app/dashboard', '/app', pages.dashboard],
    ['/dashboard', '', pages.dashboard],
    ['/app/projects/create', '/app', pages.createProject],
    ['/app/login', '/app', pages.login],
  ])('at %s is known before the router is there', (address, basePath, page) => {
    expect(pageAt(address, basePath)).toBe(page);
  });

  it.each(['/app', '/app/projects/018f-1', '/app/nowhere', '/dashboard'])('at %s is left to the router', (address) => {
    expect(pageAt(address, '/app')).toBeUndefined();
  });
});
