import { detailOf, type Download } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useState } from 'react';
import { saveFile } from './save-file.js';
import { useOnce } from './use-once.js';

const FALLBACK_NAME = 'closewright.pdf';

export interface FileDownload {
  readonly get: () => Promise<void>;
  readonly sending: boolean;
}

/**
 * Fetches a file and hands it to the browser, once for however many clicks. `failed` says what could not be had: "The
 * receipt could not be made".
 */
export function useDownload(fetchFile: () => Promise<Download>, failed: string): FileDownload {
  const { toast } = useToast();
  const [sending, setSending] = useState(false);
  const get = useOnce(async () => {
    setSending(true);
    try {
      const { file, name } = await fetchFile();
      saveFile(file, name ?? FALLBACK_NAME);
    } catch (error) {
      const text = detailOf(error);
      toast({ kind: 'broken', title: failed, ...(text !== undefined && { text }) });
    } finally {
      setSending(false);
    }
  });
  return { get, sending };
}
