import { Injectable } from '@nestjs/common';
import { EventBus } from '../../../common/events/event-bus.js';
import { Sql } from '../../../common/persistence/sql.js';
import { FileErasure } from '../../../common/storage/file-erasure.js';
import * as statements from './project-redaction.statements.js';

interface Typed {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly ownerId: string;
  readonly reasons: string[];
}

interface Keys {
  readonly storage_key: string;
  readonly thumbnail_key: string | null;
  readonly original_key: string | null;
}

/**
 * Takes a person's words and files out of projects. A completed job stays as the contract that its payment belongs
 * to, without the address and the loan; of every other project the place and the figures remain.
 */
@Injectable()
export class ProjectRedaction {
  constructor(
    private readonly sql: Sql,
    private readonly events: EventBus,
    private readonly erasure: FileErasure,
  ) {}

  async ofPerson(userId: string): Promise<void> {
    const typed = await this.sql.rows<Typed & Record<string, unknown>>(statements.TYPED_REASONS, [userId]);
    await this.sql.rows(statements.REDACT_COMPLETED, [userId]);
    await this.sql.rows(statements.REDACT_CONDITIONS, [userId]);
    const own = await this.sql.rows<Omit<Typed, 'reasons'> & Record<string, unknown>>(statements.REDACT_OTHERS, [
      userId,
    ]);
    await this.sql.rows(statements.FORGET_REASONS, [userId]);
    const reasonsOf = new Map(typed.map(({ projectId, reasons }) => [projectId, reasons]));
    for (const project of own) {
      const reasons = reasonsOf.get(project.projectId) ?? [];
      await this.events.emit('project.redacted', { ...project, actorId: null, reasons, isOwnersLeave: true });
    }
    for (const project of typed.filter(({ ownerId }) => ownerId !== userId)) {
      await this.events.emit('project.redacted', { ...project, actorId: null, isOwnersLeave: false });
    }
  }

  /** Evidence of a completed job is the other side's too: it stays, under a name that says nothing. */
  async ofFiles(userId: string): Promise<void> {
    const gone = await this.sql.rows<Keys & Record<string, unknown>>(statements.DELETE_FILES, [userId]);
    const originals = await this.sql.rows<{ original_key: string }>(statements.FORGET_ORIGINALS, [userId]);
    await this.sql.rows(statements.RENAME_EVIDENCE, [userId]);
    await this.erasure.afterCommit([
      ...gone.flatMap(({ storage_key, thumbnail_key, original_key }) => [storage_key, thumbnail_key, original_key]),
      ...originals.map(({ original_key }) => original_key),
    ]);
  }
}
