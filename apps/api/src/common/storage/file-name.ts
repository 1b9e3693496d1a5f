import { FILE_LIMITS } from '@cw/domain';

const EXTENSIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
};

// Controls, and the marks that turn the reading direction so that "gpj.exe" reads "exe.jpg".
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const MAX_EXTENSION = 5;
const RESERVED = /[<>:"/\\|?*]/g;

/** The uploader's name for a file, made safe to show and to save: no path, nothing invisible, the true extension. */
export function safeFileName(original: string, contentType: string): string {
  const base = (original.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(RESERVED, '_')
    .trim();
  const extensions = EXTENSIONS[contentType] ?? ['bin'];
  const dot = base.lastIndexOf('.');
  const extension = dot >= 0 ? base.slice(dot + 1).toLowerCase() : '';
  const known = extensions.find((candidate) => candidate === extension) ?? extensions[0];
  const stem = (dot >= 0 && extension.length <= MAX_EXTENSION ? base.slice(0, dot) : base).replace(/^\.+/, '').trim();
  return `${[...(stem === '' ? 'file' : stem)].slice(0, FILE_LIMITS.nameMax - known.length - 1).join('')}.${known}`;
}
