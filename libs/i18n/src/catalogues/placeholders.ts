import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

// One language may inflect by a number where the other only prints it.
const PRINTED_OR_INFLECTED: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.plural]);

const kindOf = (type: TYPE): string => (PRINTED_OR_INFLECTED.has(type) ? 'value' : (TYPE[type] ?? ''));

function collect(elements: readonly MessageFormatElement[], found: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(`${kindOf(element.type)} ${element.value}`);
    if (element.type === TYPE.tag) collect(element.children, found);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const [name, option] of Object.entries(element.options)) {
        // The forms of a plural are each language's own; the words to choose between are the code's.
        if (element.type === TYPE.select) found.add(`select ${element.value} ${name}`);
        collect(option.value, found);
      }
    }
  }
}

/** The placeholders of an ICU message as sorted `kind name` pairs; throws when it does not parse. */
export function placeholdersOf(message: string): string[] {
  const found = new Set<string>();
  collect(parse(message), found);
  return [...found].sort();
}
