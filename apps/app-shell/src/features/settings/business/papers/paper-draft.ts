import { useSession, type OwnPaper } from '@cw/api-client';
import type { PaperKind } from '@cw/domain';
import { useMemo, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { adoptKept, asAnswers, forgetKept, isAnswers, keep, readKept } from '../../../../forms/kept-draft.js';
import { usePersonalKey } from '../../../../forms/use-kept-answers.js';
import type { DraftPlace } from '../../../../outbox/draft-files.js';
import { NO_LICENSE, type LicenseAnswers, type PaperAnswers } from './paper-answers.js';

/** A W-9 and a background check have the number of a person or a business on them, which is kept on no device. */
const WITH_TAX_NUMBER: ReadonlySet<PaperKind> = new Set(['w9', 'background_check']);

export const isScanKept = (kind: PaperKind): boolean => !WITH_TAX_NUMBER.has(kind);

const adoptLicense = (stored: unknown): LicenseAnswers => adoptKept(NO_LICENSE, stored);

/** Takes from what was kept the fields of a document and its list of licenses. */
export function adoptPaper(blank: PaperAnswers, stored: unknown): PaperAnswers {
  const kept = adoptKept(blank, stored);
  const licenses = isAnswers(stored) ? stored['licenses'] : undefined;
  return Array.isArray(licenses) && licenses.length > 0 ? { ...kept, licenses: licenses.map(adoptLicense) } : kept;
}

export interface PaperDraft {
  readonly subject: string;
  /** Where its scan waits; undefined where it must not be kept. */
  readonly place: DraftPlace | undefined;
  /** The key under which this very content is sent, also after a reload; other content has another. */
  readonly keyFor: (content: readonly (string | number)[]) => string;
  readonly forgetKey: () => void;
}

/** Where a document that is being written waits on this device. What was decided since is another draft. */
export function usePaperDraft({ kind, version }: Pick<OwnPaper, 'kind' | 'version'>): PaperDraft {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  // As it was when the dialog was opened: where the list comes back before the answer of a send that was lost, what is sent
  // again is still the same, and goes under the same key.
  const [subject] = useState(`paper.${kind}.${version}`);
  const key = usePersonalKey(`key.${subject}`);
  const place = useMemo(
    () => (userId === undefined || !isScanKept(kind) ? undefined : { userId, draft: subject }),
    [userId, kind, subject],
  );
  return {
    subject,
    place,
    keyFor: (content) => {
      const of = JSON.stringify(content);
      const known = readKept(key, asAnswers);
      const used = known?.['of'] === of ? known['key'] : undefined;
      if (typeof used === 'string') return used;
      const fresh = uuid();
      keep(key, { key: fresh, of });
      return fresh;
    },
    forgetKey: () => forgetKept(key),
  };
}
