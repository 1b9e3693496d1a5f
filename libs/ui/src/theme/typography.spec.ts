import { typography } from './typography.js';

it('the heading of a public page breaks line by line, the same in every engine', () => {
  expect(typography.hero).toMatchObject({ textWrap: 'wrap' });
});
