import { getDocumentProxy } from 'unpdf';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Pictures are never unpacked, fonts never drawn, and nothing is fetched: only what the letters are is asked. */
const OPTIONS = {
  maxImageSize: 1,
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: true,
  enableXfa: false,
  useWorkerFetch: false,
  disableAutoFetch: true,
  isEvalSupported: false,
  standardFontDataUrl: undefined,
  cMapUrl: undefined,
} as const;

/** An owner's password only limits printing; the one that opens the file is somebody's secret. */
export async function openDocument(bytes: Uint8Array): Promise<PdfDocument | 'encrypted' | 'damaged'> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), OPTIONS);
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';
  }
}
