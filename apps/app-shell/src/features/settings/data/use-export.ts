import { baseApi, download, isApiError, type AppDispatch } from '@cw/api-client';
import { documentAddresses } from '@cw/domain';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useOnce } from '../../../forms/use-once.js';
import { isReauthenticationWanted, useReauthentication } from '../../../identity/index.js';
import { saveFile } from '../../../forms/save-file.js';

const UNAUTHORIZED = 401;
const FILE_NAME = 'closewright-export.zip';

export type Export =
  | { readonly state: 'idle' }
  | { readonly state: 'under_way'; readonly bytes: number }
  | { readonly state: 'done'; readonly name: string; readonly bytes: number }
  | { readonly state: 'failed'; readonly error: unknown };

/** AUTH-08: asks for the password, fetches the archive, and hands it to the browser. */
export function useExport(userId: string): { readonly progress: Export; readonly start: () => Promise<void> } {
  const dispatch = useDispatch<AppDispatch>();
  const reauthenticated = useReauthentication();
  const [progress, setProgress] = useState<Export>({ state: 'idle' });
  const start = useOnce(async () => {
    setProgress({ state: 'under_way', bytes: 0 });
    try {
      const { file, name = FILE_NAME } = await reauthenticated(() =>
        download(documentAddresses.accountExport(userId), (bytes) => setProgress({ state: 'under_way', bytes })),
      );
      saveFile(file, name);
      setProgress({ state: 'done', name, bytes: file.size });
    } catch (error) {
      setProgress(isReauthenticationWanted(error) ? { state: 'idle' } : { state: 'failed', error });
      if (isApiError(error) && error.status === UNAUTHORIZED) dispatch(baseApi.util.invalidateTags(['Session']));
    }
  });
  return { progress, start };
}
