import { targetsOf } from './targets.js';

it('is the sandbox alone without a key, and Stripe as well with one of its test mode', () => {
  expect(targetsOf({}).map(({ name }) => name)).toEqual(['the sandbox']);
  expect(targetsOf({ STRIPE_TEST_SECRET_KEY: 'sk_test_1' })).toHaveLength(2);
});

it('is never anything with a live key', () => {
  expect(() => targetsOf({ STRIPE_TEST_SECRET_KEY: 'sk_live_1' })).toThrow('test mode');
});
