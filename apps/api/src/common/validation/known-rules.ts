import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Gather = Storage['getTargetValidationMetadatas'];
type Rules = ReturnType<Gather>;

const remembered = new WeakSet<Storage>();

/**
 * The rules of a class are fixed once it is declared. The validator nevertheless gathers them from all classes for
 * every object that it checks, which costs a short list more than its session does; here each class is asked once.
 */
export function rememberRules(storage: Storage = getMetadataStorage()): void {
  if (remembered.has(storage)) return;
  remembered.add(storage);
  const gather: Gather = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = !schema && !always && !strictGroups && !groups?.length;
    if (!isPlain) return gather(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? gather(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}
