import emails from './es/emails.json' with { type: 'json' };
import marketing from './es/marketing.json' with { type: 'json' };
import type { Messages } from './en.js';
import { workspaceSpanish } from './workspace-es.js';

/** Every Spanish text by id. A text that exists only in English does not compile. */
export const es: Messages = { ...workspaceSpanish, ...emails, ...marketing };
