import { writeFile } from 'node:fs/promises';
import { test as base, type TestInfo } from '@playwright/test';
import type { Locale } from '@cw/domain';
import { currentStack } from '../support/stack.js';
import { wordsOf } from '../support/words.js';
import type { EngineBrowser, Look } from './browser.js';
import { Firefox } from './firefox.js';
import { Person } from './person.js';
import { WebKit } from './webkit.js';

export interface Engine {
  readonly name: 'webkit' | 'firefox';
  /** The program by which it is driven. */
  readonly program: string;
}

interface Fixtures {
  /** Opens a browser for one more person at a phone; closed at the end. */
  readonly newPerson: (name: string, locale: Locale) => Promise<Person>;
}

const startOf = ({ name, program }: Engine, look: Look): Promise<EngineBrowser> =>
  name === 'webkit' ? WebKit.start(program, look) : Firefox.start(program, look);

/** Playwright's `test`, of which only the running is used: the browsers are those that it does not drive. */
export const test = base.extend<Fixtures, { readonly engine: Engine }>({
  engine: [
    { name: 'webkit', program: '' },
    { option: true, scope: 'worker' },
  ],

  newPerson: async ({ engine }, use, info) => {
    const people: Person[] = [];
    await use(async (name, locale) => {
      const browser = await startOf(engine, { language: locale, width: 390, height: 844 });
      const person = new Person(browser, wordsOf(locale), currentStack().url, `${engine.name}.${locale}.${name}`);
      people.push(person);
      return person;
    });
    if (info.status !== info.expectedStatus) for (const person of people) await keep(person, info);
    const complaints = people.flatMap(({ name, browser }) => browser.complaints.map((each) => `${name}: ${each}`));
    await Promise.all(people.map(({ browser }) => browser.close()));
    base.expect(complaints, 'errors and policy violations of pages').toEqual([]);
  },
});

/** Keeps what a person had before them when the walk ended. */
async function keep(person: Person, info: TestInfo): Promise<void> {
  const path = info.outputPath(`${person.name}.png`);
  await writeFile(path, await person.browser.picture());
  await info.attach(person.name, { path, contentType: 'image/png' });
}
