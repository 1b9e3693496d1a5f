import type { BrowserContext } from '@playwright/test';
import type { States } from './shapes.js';

/** What one walk is told of the product that it goes through. */
export interface Ground {
  readonly context: BrowserContext;
  readonly origin: string;
  /** Headings of a page that says that there is none. */
  readonly missing: readonly string[];
  /** Letters and notices tell of the past: what they lead to may be over, and says so by this heading. */
  readonly told?: { readonly paths: ReadonlySet<string>; readonly over: string };
  /** What closes a dialog, as it is called. */
  readonly closing: readonly string[];
  readonly states: States;
  /** Pages that this walk leaves to another one; a link there is followed, and no further. */
  readonly isLeftOut?: (shape: string) => boolean;
  /** Where this person comes without a link of a page: by letters, and to one record in each state. */
  readonly alsoAt?: readonly string[];
  /** Whether a button is pressed in every state of a record that has one, or in one of them. */
  readonly isThorough: boolean;
  /** What went wrong within pages, as the browser says it. */
  readonly pageFaults: string[];
}
