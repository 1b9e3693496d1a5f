import { addressOf, networkOf } from './caller-address.js';

describe('the address of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8::1:0:0:1', '2001:db8::1:0:0:1', '2001:db8:0:0::/64'],
    ['::1', '::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address', 'not an address'],
  ])('%s is shown as %s and counted as %s', (ip, shown, counted) => {
    expect([addressOf({ ip }), networkOf({ ip })]).toEqual([shown, counted]);
  });

  it('is empty when the connection is gone', () => {
    expect([addressOf({ ip: undefined }), networkOf({ ip: undefined })]).toEqual(['', '']);
  });
});
