import { pdfText } from './pdf-text.js';

const PDF_PART = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/i;

/** The words of the PDF that came with a mail, in one line; null where none did. */
export function attachedPdfText(message: string): string | null {
  const [, packed] = PDF_PART.exec(message) ?? [];
  return packed === undefined ? null : pdfText(Buffer.from(packed, 'base64')).replaceAll(/\s+/g, ' ');
}
