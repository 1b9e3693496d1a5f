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
  constructor(readonly entries: readonly (readonly [key: string, value: PdfValue])[]) {}

  has(key: string): boolean {
    return this.entries.some(([name]) => name === key);
  }

  all(key: string): PdfValue[] {
    return this.entries.filter(([name]) => name === key).map(([, value]) => value);
  }

  get(key: string): PdfValue | undefined {
    return this.all(key)[0];
  }
}

/** `null` stands for true, false, null and whatever is no value at all. */
export type PdfValue = number | null | PdfName | PdfString | PdfReference | PdfArray | PdfDictionary;
