import { outgoingFileName } from '@cw/domain';

/** RFC 6266: how a browser takes a file, and its name in ASCII for the old, in UTF-8 for the others. */
export function dispositionOf(kind: 'attachment' | 'inline', fileName: string): string {
  const name = outgoingFileName(fileName);
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
