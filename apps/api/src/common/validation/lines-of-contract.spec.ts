import type { OpenAPIObject } from '@nestjs/swagger';
import { ModulesContainer } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { buildDocument } from '../../openapi.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { DomainError, type FieldFault } from '../errors/domain-error.js';
import type { SchemaOrReference } from '../openapi/example-of.js';
import { operationsOf } from '../openapi/operations.js';
import { createValidationPipe } from './validation.pipe.js';

/**
 * What is no name and no title: what people write in sentences, what only programs and machines read, and what has a form
 * of its own. Every other text of the contract is one line, so that a new one is either that or joins these.
 */
const OTHER_TEXTS = new Set(
  `about answer bio body description evidence materials message note notes question quote reason scope staffNotes
  specialRequirements text timeline workDescription code confirmPassword currentPassword endpoint fields keep password
  phone q reference request timeZone token totp username website words`.split(/\s+/),
);

const BAD = [
  ['https://evil.example/w', 'link'],
  ['URGENT: see www.evil.example', 'link'],
  ['Wire to evil.example/w', 'link'],
  ['Ann \u202Egnp.exe', 'unreadable'],
  ['\u2066Ann\u2069 Lee', 'unreadable'],
  ['Ann\u200F Lee', 'unreadable'],
  ['Half \ud800 a porch', 'unreadable'],
  ['\u200B\u200B\u200B\u200B', 'required'],
  ['\u3164\u3164\u3164\u3164', 'required'],
] as const;
const GOOD = ["O'Brien-Núñez Jr.", 'Smith & Co.', "St. Mary's roof", 'Replace 2.5 ton A/C unit'];

let test: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  test = await createTestApp();
  document = buildDocument(test.app);
});
afterAll(() => test.close());

type Class = new () => object;

const isClass = (value: unknown): value is Class => typeof value === 'function';

/** The classes of inputs by the names that the contract has for them. */
function classes(): Map<string, Class> {
  const handled = [...test.app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
    [...controllers.values()].flatMap(({ metatype }) => {
      const prototype: unknown = isClass(metatype) ? metatype.prototype : {};
      return Object.getOwnPropertyNames(prototype).flatMap((method): unknown[] =>
        Object(Reflect.getMetadata('design:paramtypes', Object(prototype), method) ?? []),
      );
    }),
  );
  const ruled = [...getMetadataStorage()['validationMetadatas'].keys()];
  return new Map([...ruled, ...handled].filter(isClass).map((one) => [one.name, one]));
}

/** The names of the parts that a schema is made of, of their parts, and so on. */
function namesIn(schema: SchemaOrReference | undefined, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(schema ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(document.components?.schemas?.[name], found);
  }
  return found;
}

/** Every text of a body of the contract that is a name, a title or the like: its class and its property. */
function lines(): [string, string][] {
  const bodies = operationsOf(document).flatMap(({ operation }) => {
    const body = operation.requestBody;
    return body && 'content' in body ? Object.values(body.content).map(({ schema }) => schema) : [];
  });
  const names = new Set(bodies.flatMap((schema) => [...namesIn(schema)]));
  return [...names].flatMap((name) => {
    const schema = document.components?.schemas?.[name];
    const properties = schema && 'properties' in schema ? Object.entries(schema.properties ?? {}) : [];
    return properties.flatMap(([property, part]): [string, string][] => {
      const isText = 'type' in part && part.type === 'string' && !part.enum && !part.format && !part.pattern;
      return isText && !OTHER_TEXTS.has(property) ? [[name, property]] : [];
    });
  });
}

async function faultsOf(metatype: Class, value: object): Promise<readonly FieldFault[]> {
  try {
    await createValidationPipe().transform(value, { type: 'body', metatype });
    return [];
  } catch (error: unknown) {
    if (error instanceof DomainError) return error.details.faults ?? [];
    throw error;
  }
}

describe('every name and title of the contract', () => {
  it('is of an input whose class is known', () => {
    const known = classes();

    expect(lines().filter(([name]) => !known.has(name))).toEqual([]);
    expect(lines().length).toBeGreaterThan(40);
  });

  it.each(BAD)('is refused, and named: %j', async (bad, code) => {
    const known = classes();
    const taken: string[] = [];
    for (const [name, property] of lines()) {
      const metatype = known.get(name);
      const faults = metatype ? await faultsOf(metatype, { [property]: bad }) : [];
      const own = faults.filter(({ path }) => path === property).map((fault) => fault.code);
      // An optional one is left out where nothing of it is seen.
      const isNothing = code === 'required' && bad.trim().replaceAll('\u200B', '') === '';
      if (!own.includes(code) && !(isNothing && own.length === 0)) taken.push(`${name}.${property} ${own.join()}`);
    }

    expect(taken).toEqual([]);
  });

  it.each(GOOD)('may be %j', async (good) => {
    const known = classes();
    const refused: string[] = [];
    for (const [name, property] of lines()) {
      const metatype = known.get(name);
      const faults = metatype ? await faultsOf(metatype, { [property]: good }) : [];
      const own = faults.filter(({ path, code }) => path === property && code !== 'too_long');
      if (own.length > 0) refused.push(`${name}.${property} ${own.map(({ code }) => code).join()}`);
    }

    expect(refused).toEqual([]);
  });

  it('is no name of an optional title that is blanks without a width', async () => {
    expect(
      await faultsOf(classes().get('CreateProject') ?? Object, { title: '\u200B\u200B\u200B\u200B' }),
    ).toContainEqual({
      path: 'title',
      code: 'required',
    });
  });
});
