/** `npm run verify:money` runs the same files longer, and wants to see figures. */
export const isLong = process.env['PROOF'] === 'long';

export const numberOf = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/** A table for whoever asked for figures; a plain test run stays quiet. */
export function print(title: string, rows: readonly (readonly string[])[] = []): void {
  if (!isLong) return;
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
  process.stdout.write(`\n${[title, ...lines].join('\n  ')}\n`);
}
