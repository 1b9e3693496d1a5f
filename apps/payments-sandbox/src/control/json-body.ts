import { invalidParameter } from '../http/api-error.js';

/** The JSON body of a control call, read field by field; a wrong type is a 400 that names the field. */
export class JsonBody {
  readonly #fields: ReadonlyMap<string, unknown>;

  private constructor(fields: ReadonlyMap<string, unknown>) {
    this.#fields = fields;
  }

  static parse(body: string): JsonBody {
    if (body.trim() === '') return new JsonBody(new Map());
    try {
      const value: unknown = JSON.parse(body);
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return new JsonBody(new Map(Object.entries(value)));
    } catch {
      // Falls through to the one message for everything that is not an object.
    }
    throw invalidParameter('The body must be a JSON object.', 'body');
  }

  isNull(name: string): boolean {
    return this.#fields.get(name) === null;
  }

  text(name: string): string {
    const value = this.optionalText(name);
    if (value === undefined) throw invalidParameter(`${name} is missing.`, name, 'parameter_missing');
    return value;
  }

  integer(name: string, { least }: { least: number }): number {
    const value = this.optionalNumber(name);
    if (value === undefined) throw invalidParameter(`${name} is missing.`, name, 'parameter_missing');
    if (!Number.isInteger(value) || value < least)
      throw invalidParameter(`${name} must be a whole number of at least ${least}.`, name);
    return value;
  }

  optionalText(name: string): string | undefined {
    const value = this.#fields.get(name);
    if (value === undefined || typeof value === 'string') return value;
    throw invalidParameter(`${name} must be a text.`, name);
  }

  optionalNumber(name: string): number | undefined {
    const value = this.#fields.get(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && value >= 0) return value;
    throw invalidParameter(`${name} must be a number, 0 or more.`, name);
  }

  optionalBoolean(name: string): boolean | undefined {
    const value = this.#fields.get(name);
    if (value === undefined || typeof value === 'boolean') return value;
    throw invalidParameter(`${name} must be true or false.`, name);
  }
}
