/** The values of a statement, each under the number that its text names. */
export class BoundValues {
  readonly list: unknown[] = [];

  /** Keeps a value and answers how the text names it. */
  bind(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}
