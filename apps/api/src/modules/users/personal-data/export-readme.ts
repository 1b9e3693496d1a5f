import { CONTACT, formatDateTime, formatterFor, type Locale } from '@cw/i18n';
import type { ExportedFile } from './personal-data.js';

/** The folders of an archive, in the order in which people ask for them. */
const FOLDERS = ['receipts', 'invoices', 'messages', 'evidence', 'files'] as const;

export interface ReadmeFacts {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly exportedAt: Date;
  readonly files: readonly ExportedFile[];
  /** Where files would stand that cannot be handed out: they are gone, or set aside. */
  readonly missing: readonly string[];
}

/** What is in the archive, for whoever opens it without us. Its lines end as the plainest editor of Windows wants. */
export function exportReadme({ locale, timeZone, exportedAt, files, missing }: ReadmeFacts): string {
  const { text } = formatterFor(locale);
  const count = (folder: string): number => files.filter(({ path }) => path.startsWith(`${folder}/`)).length;
  const lines = [
    text('documents.export.title'),
    text('documents.export.made', { at: formatDateTime(exportedAt, locale, timeZone) }),
    '',
    `README.txt  ${text('documents.export.readme')}`,
    `data.json  ${text('documents.export.data')}`,
    ...FOLDERS.map((folder) => `${folder}/  ${text(`documents.export.${folder}`, { count: count(folder) })}`),
    '',
    ...(missing.length === 0 ? [] : [text('documents.export.missing'), ...missing.map((path) => `- ${path}`), '']),
    text('documents.export.help', { email: CONTACT.email }),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
