import type { ErrorCode } from '../errors/error-code.js';

/** Why an upload is refused for what is in it, whatever kind of file is taken there. */
export const DOCUMENT_FAULTS = [
  'file.damaged',
  'file.encrypted',
  'file.macros',
  'file.executable',
  'file.launch_action',
  'file.embedded_files',
  'file.ole_object',
  'file.external_template',
  'file.polyglot',
  'file.oversized',
] as const satisfies readonly ErrorCode[];
export type DocumentFaultCode = (typeof DOCUMENT_FAULTS)[number];
