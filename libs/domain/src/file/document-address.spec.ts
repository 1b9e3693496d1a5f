import { documentAddresses, type DocumentAddress, type RoutePath } from './document-address.js';

/** Compiles only where the type takes no value. */
const refuses = <Path extends string>(..._: [RoutePath<Path>] extends [never] ? [] : [never]): true => true;

it('AREA-01 a path of the router is any text but the address of a document', () => {
  const path = <Path extends string>(given: Path & RoutePath<Path>): string => given;
  const address: DocumentAddress = '/api/files/1';

  expect(path('/projects/1')).toBe('/projects/1');
  expect([refuses<typeof address>(), refuses<'/api/files/1'>(), refuses<DocumentAddress>()]).toEqual([
    true,
    true,
    true,
  ]);
});

it('AREA-01 spells what stands in an address of a document as an address wants it', () => {
  expect(documentAddresses.requestFile('a/b', 'ñ')).toBe('/api/admin/intake/a%2Fb/files/%C3%B1');
});
