import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';
import { fileRefusal } from '../sandbox/file-refusal.js';
import { SandboxQueue } from '../sandbox/sandbox-queue.js';
import { DocumentFault } from './document-fault.js';
import { mustBeOneFile } from './one-file.js';
import { SAFETY_LIMITS } from './safety-limits.js';
import type { SafetyAnswer, SafetyTask } from './safety-task.js';

const SAFETY_PROGRAM = {
  main: join(import.meta.dirname, 'safety-main'),
  folder: import.meta.dirname,
  packages: ['sax'],
};

/**
 * Refuses uploads that do more than be read, by the name of the fault. Documents are kept as they came, so what is in them
 * stays in them; they are looked into in a process of its own, so one that means harm stops nothing.
 */
@Injectable()
export class DocumentSafety implements OnModuleDestroy {
  private readonly tasks = new SandboxQueue<SafetyTask>(SAFETY_PROGRAM, SAFETY_LIMITS);

  async mustBeInert(path: string, contentType: string): Promise<void> {
    const bytes = await readFile(path);
    if (contentType.startsWith('image/')) return mustBeOnePicture(bytes);
    const end = await this.tasks.run<SafetyAnswer>({ bytes, contentType, limits: SAFETY_LIMITS });
    if ('failed' in end) throw fileRefusal(end.failed);
    if (end.answer.fault !== null) throw new DomainError(end.answer.fault);
  }

  onModuleDestroy(): void {
    this.tasks.close();
  }
}

/** A picture is drawn anew before it is kept: all that is asked is that there is one file. */
function mustBeOnePicture(bytes: Buffer): void {
  try {
    mustBeOneFile(bytes);
  } catch (error) {
    throw error instanceof DocumentFault ? new DomainError(error.code) : error;
  }
}
