import { ArrayMaxSize, IsArray, IsOptional, MaxLength, validate } from 'class-validator';
import { cutToBounds } from './cut-to-bounds.js';

const MOST = 3;

class Input {
  @MaxLength(MOST)
  text: unknown = '';

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST)
  list: unknown;
}

async function rulesBroken(values: object, cut: boolean): Promise<string[]> {
  const input = Object.assign(new Input(), values);
  if (cut) cutToBounds(input);
  return (await validate(input)).flatMap(({ property, constraints = {} }) =>
    Object.keys(constraints).map((rule) => `${property} ${rule}`),
  );
}

const TEXTS = ['', 'a', '𝓐', '❤\uFE0F', '\uFE0F', '\uD800', ' ', '\u0301'].flatMap((letter) =>
  [0, 1, MOST, MOST + 1, 2 * MOST, 4 * MOST, 4 * MOST + 1, 40 * MOST].map((count) => letter.repeat(count)),
);
const LISTS = [0, MOST, MOST + 1, 1000].map((length) => Array.from({ length }, () => ({})));

it.each([
  ...TEXTS.map((text) => ({ text })),
  ...[...LISTS, null, undefined, {}, 'abcdefghijklmnopqrstuvwxyz', 7].map((list) => ({ list })),
  { text: 5 },
  { text: ['a', 'b', 'c', 'd'] },
])('ASVS 15.2.2 what is cut breaks the same rules as it did whole: %j', async (values) => {
  expect(await rulesBroken(values, true)).toEqual(await rulesBroken(values, false));
});

it('ASVS 15.2.2 what was left out stays so', () => {
  const input = Object.create(Input.prototype);
  cutToBounds(input);
  expect(Object.keys(input)).toEqual([]);
});

it('ASVS 15.2.2 leaves what is not too long as it is, and nothing of what is', () => {
  const input = Object.assign(new Input(), { text: '𝓐'.repeat(MOST), list: [1, 2, 3] });
  cutToBounds(input);
  expect(input).toEqual({ text: '𝓐'.repeat(MOST), list: [1, 2, 3] });

  Object.assign(input, { text: 'a'.repeat(1000), list: Array.from({ length: 1000 }) });
  cutToBounds(input);
  expect(input.text).toHaveLength(MOST + 1);
  expect(input.list).toHaveLength(MOST + 1);
});
