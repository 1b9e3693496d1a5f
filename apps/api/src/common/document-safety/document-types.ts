export const PDF = 'application/pdf';
export const DOC = 'application/msword';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** What old Office files begin with, and newer ones behind a password. */
export const COMPOUND_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
