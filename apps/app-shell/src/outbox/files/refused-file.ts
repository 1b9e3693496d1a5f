import { detailOf, isInputRefused, repeatedPhotoOf, type FileView } from '@cw/api-client';
import type { SendOutcome } from '../outbox.js';
import { patienceOf } from '../send-outcome.js';
import type { UnsentFile } from './unsent-file.js';

/** How a file stands that did not arrive. What the API asks about can be sent again. `fallback` where nobody says why. */
export function refusedFile(entry: UnsentFile, error: unknown, fallback: string): SendOutcome<UnsentFile, FileView> {
  const question = repeatedPhotoOf(error) ?? null;
  const isUnfit = question === null && isInputRefused(error);
  return (
    patienceOf(error) ?? {
      kind: 'refused',
      kept: { ...entry, question, isUnfit, fault: detailOf(error) ?? fallback },
    }
  );
}
