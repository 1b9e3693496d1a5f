import type { Language } from './texts.js';

export interface PageRequest {
  readonly method: string;
  /** The unguessable part of the address; whoever has it may act. */
  readonly token: string;
  readonly language: Language;
  readonly form: URLSearchParams;
}
