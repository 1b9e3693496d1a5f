import { Injectable } from '@nestjs/common';

/** A stored file: where it stands in the archive and under which key it is kept. */
export interface StoredExport {
  readonly path: string;
  readonly key: string;
}

/** A document that is written when the archive comes to it, so that one at a time is held in memory. */
export interface MadeExport {
  readonly path: string;
  readonly make: () => Promise<Buffer>;
}

export type ExportedFile = StoredExport | MadeExport;

export interface ExportedPart {
  /** Rows under readable keys: cents as whole numbers, instants in ISO 8601, as the API writes them. */
  readonly data: unknown;
  readonly files?: readonly ExportedFile[];
}

/** What one module knows about a person. */
export interface PersonalDataPart {
  /** The key in the export's data.json. */
  readonly name: string;
  export(userId: string): Promise<ExportedPart>;
  /** Removes what the person gave, in the open transaction; what others need stays under the pseudonym. */
  erase(userId: string): Promise<void>;
}

/**
 * Every module registers in `onModuleInit` what it knows about people, so that an export lacks nothing and an erasure
 * forgets nothing. A spec types a mark into every field of a person and looks for it everywhere afterwards.
 */
@Injectable()
export class PersonalData {
  private readonly parts: PersonalDataPart[] = [];

  register(part: PersonalDataPart): void {
    if (this.parts.some(({ name }) => name === part.name)) throw new Error(`${part.name} is registered twice`);
    this.parts.push(part);
  }

  async export(userId: string): Promise<ReadonlyMap<string, ExportedPart>> {
    const exported = new Map<string, ExportedPart>();
    for (const part of this.parts) exported.set(part.name, await part.export(userId));
    return exported;
  }

  async erase(userId: string): Promise<void> {
    for (const part of this.parts) await part.erase(userId);
  }
}
