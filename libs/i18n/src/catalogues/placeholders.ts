import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

function collect(elements: readonly MessageFormatElement[], found: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(`${TYPE[element.type]} ${element.value}`);
    if (element.type === TYPE.tag) collect(element.children, found);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) collect(option.value, found);
    }
  }
}

/** The placeholders of an ICU message as sorted `kind name` pairs; throws when it does not parse. */
export function placeholdersOf(message: string): string[] {
  const found = new Set<string>();
  collect(parse(message), found);
  return [...found].sort();
}
