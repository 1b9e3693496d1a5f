import emails from './en/emails.json' with { type: 'json' };
import marketing from './en/marketing.json' with { type: 'json' };
import { workspaceEnglish } from './workspace-en.js';

/** Every English text by id. Its keys are the ids there are; Spanish must have the same ones. */
export const en = { ...workspaceEnglish, ...emails, ...marketing };

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;
