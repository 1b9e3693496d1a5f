import type { DocumentFaultCode } from '@cw/domain';
import type { SandboxTask } from '../sandbox/run-sandboxed.js';

/** What the process is told: all that it ever learns. */
export interface SafetyTask extends SandboxTask {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** What it says: the name of the fault, if there is one. */
export interface SafetyAnswer {
  readonly fault: DocumentFaultCode | null;
}
