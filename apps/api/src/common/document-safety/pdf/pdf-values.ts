export class PdfName {
  constructor(readonly name: string) {}
}

export class PdfString {
  constructor(readonly bytes: Buffer) {}
}

export class PdfReference {
  /** The number is undefined where it is written as no program writes it. */
  constructor(readonly number: number | undefined) {}
}

export class PdfArray {
  constructor(readonly items: readonly PdfValue[]) {}
}

/** A dictionary as it is written: of a key that stands twice, readers differ in which value they take. */
export class PdfDictionary {
  private byKey: ReadonlyMap<string, readonly PdfValue[]> | undefined;

  constructor(readonly entries: readonly (readonly [key: string, value: PdfValue])[]) {}

  has(key: string): boolean {
    return this.all(key).length > 0;
  }

  all(key: string): readonly PdfValue[] {
    this.byKey ??= indexed(this.entries);
    return this.byKey.get(key) ?? [];
  }

  get(key: string): PdfValue | undefined {
    return this.all(key)[0];
  }
}

/** The values of each key, found once: a dictionary may have very many entries, and is asked for many keys. */
function indexed(entries: PdfDictionary['entries']): ReadonlyMap<string, readonly PdfValue[]> {
  const byKey = new Map<string, PdfValue[]>();
  for (const [key, value] of entries) {
    const values = byKey.get(key);
    if (values) values.push(value);
    else byKey.set(key, [value]);
  }
  return byKey;
}

/** `null` stands for true, false, null and whatever is no value at all. */
export type PdfValue = number | null | PdfName | PdfString | PdfReference | PdfArray | PdfDictionary;
