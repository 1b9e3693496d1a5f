import { HEIC_TYPES, namedType } from '@cw/domain';
import { useCallback } from 'react';
import { useNumberFormat } from '../../formats/use-number-format.js';

// Some systems know no content type for these; then the name's ending speaks. The server reads the bytes anyway.
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/** Every type that systems have for what is named so. */
const aliasesOf = (type: string): readonly string[] => (type === 'image/heic' ? HEIC_TYPES : [type]);

/** Content types with the endings that stand for them. */
export function acceptMap(types: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(types.flatMap(aliasesOf).map((type) => [type, EXTENSIONS[namedType(type)] ?? []]));
}

/** The same, as a chooser of the browser takes them. */
export const acceptText = (types: readonly string[]): string =>
  [...new Set(Object.entries(acceptMap(types)).flatMap(([type, endings]) => [type, ...endings]))].join(',');

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Writes bytes as "2.4 MB" or "180 kB" in the page's language; what is not empty is never "0 kB". */
export function useFileSize(): (bytes: number) => string {
  const formatNumber = useNumberFormat();
  return useCallback(
    (bytes) => {
      const large = bytes >= MEGABYTE;
      const kilobytes = bytes > 0 ? Math.max(1, bytes / KILOBYTE) : 0;
      return formatNumber(large ? bytes / MEGABYTE : kilobytes, {
        style: 'unit',
        unit: large ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: large ? 1 : 0,
      });
    },
    [formatNumber],
  );
}
