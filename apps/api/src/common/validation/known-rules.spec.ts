import { getMetadataStorage, IsInt, IsString, validate } from 'class-validator';
import { rememberRules } from './known-rules.js';

class Named {
  @IsString()
  name: unknown;
}
class Counted extends Named {
  @IsInt()
  count: unknown;
}

async function faults(dto: object, values: object): Promise<string[]> {
  return (await validate(Object.assign(dto, values))).map(({ property }) => property).sort();
}

describe('the rules of a class', () => {
  beforeAll(() => rememberRules());

  it('are its own and those that it inherits, each time', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await faults(new Counted(), { name: 1, count: 'two' })).toEqual(['count', 'name']);
      expect(await faults(new Named(), { name: 1, count: 'two' })).toEqual(['name']);
      expect(await faults(new Counted(), { name: 'one', count: 2 })).toEqual([]);
    }
  });

  it('are gathered once, however many objects are checked and however often this is asked for', () => {
    const storage = getMetadataStorage();
    rememberRules();
    const gather = (target: new () => object) =>
      storage.getTargetValidationMetadatas(target, '', false, false, undefined);

    expect(gather(Counted)).toBe(gather(Counted));
    expect(gather(Named)).not.toBe(gather(Counted));
    expect(storage.getTargetValidationMetadatas(Counted, '', false, false, ['admin'])).toEqual([]);
  });
});
