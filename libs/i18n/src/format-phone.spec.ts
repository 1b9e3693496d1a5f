import { formatPhone } from './format-phone.js';

it.each([
  ['+18455550162', '(845) 555-0162'],
  ['+525555550162', '+525555550162'],
  ['845-555-0162', '845-555-0162'],
  ['', ''],
])('I18N-01 %s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
