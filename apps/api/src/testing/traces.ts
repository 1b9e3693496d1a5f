import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './create-test-app.js';

interface Column {
  readonly table: string;
  readonly column: string;
}

const COLUMNS = `
  SELECT format('%I.%I', table_schema, table_name) AS table, column_name AS column
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'
    AND table_name <> 'zip_centroid'
  ORDER BY 1, 2`;

/** Every column of the database that holds one of these texts, whatever its type, as `table.column`. */
export async function columnsHolding(test: TestApp, texts: readonly string[]): Promise<string[]> {
  const { manager } = test.unitOfWork;
  const columns: Column[] = await manager.query(COLUMNS);
  const found = new Set<string>();
  for (const { table, column } of columns) {
    const query = `SELECT EXISTS (SELECT FROM ${table} WHERE lower("${column}"::text) LIKE ANY ($1)) AS held`;
    const [row]: { held: boolean }[] = await manager.query(query, [texts.map((text) => `%${text.toLowerCase()}%`)]);
    // A partition is its parent again.
    if (row?.held) found.add(`${table.replace(/^public\./, '').replace(/^jobs\.job.*/, 'jobs.job')}.${column}`);
  }
  return [...found].sort();
}

export interface HeldValue {
  readonly column: string;
  readonly value: string;
}

/** The texts within a value as the database writes it: of JSON and of lists each by itself. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every text of the database that holds one of these, with its `table.column`. */
export async function valuesHolding(test: TestApp, texts: readonly string[]): Promise<HeldValue[]> {
  const { manager } = test.unitOfWork;
  const isHeld = (value: string): boolean => texts.some((text) => value.toLowerCase().includes(text.toLowerCase()));
  const found: HeldValue[] = [];
  for (const name of await columnsHolding(test, texts)) {
    const [table, column] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
    const rows: { value: unknown }[] = await manager.query(
      `SELECT DISTINCT to_jsonb("${column}") AS value FROM ${table}`,
    );
    const values = rows.flatMap(({ value }) => textsIn(value)).filter(isHeld);
    found.push(...values.map((value) => ({ column: name, value })));
  }
  return found;
}

export interface StoredContent {
  readonly key: string;
  readonly content: Buffer;
}

/** The stored files, in quarantine too, whose bytes or names hold one of these texts. */
export async function storedContents(test: TestApp, texts: readonly string[]): Promise<StoredContent[]> {
  const root = join(test.config.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const held: StoredContent[] = [];
  for (const file of files) {
    const content = await readFile(file);
    const isHeld = texts.some((text) => file.includes(text) || content.includes(text));
    if (isHeld) held.push({ key: file.slice(root.length + 1), content });
  }
  return held;
}

/** The keys of the same. */
export async function filesHolding(test: TestApp, texts: readonly string[]): Promise<string[]> {
  return (await storedContents(test, texts)).map(({ key }) => key);
}
