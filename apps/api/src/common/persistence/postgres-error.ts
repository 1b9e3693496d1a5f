const UNIQUE_VIOLATION = '23505';

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The five-character SQLSTATE of an error from Postgres, whoever wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const code = property(error, 'code') ?? property(property(error, 'driverError'), 'code');
  return typeof code === 'string' ? code : undefined;
}

/** The name of the constraint or unique index that an insert or update broke, if that is what happened. */
export function violatedUnique(error: unknown): string | undefined {
  if (sqlState(error) !== UNIQUE_VIOLATION) return undefined;
  const constraint = property(error, 'constraint') ?? property(property(error, 'driverError'), 'constraint');
  return typeof constraint === 'string' ? constraint : undefined;
}
