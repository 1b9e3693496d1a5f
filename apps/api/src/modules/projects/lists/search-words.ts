/**
 * What a person typed, as a Postgres text query: every word must begin a word of the project. Null when there is no
 * word in it. Only letters and digits get through, so nothing typed is taken for an operator.
 */
export function searchWords(typed: string | undefined): string | null {
  const words = typed?.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
