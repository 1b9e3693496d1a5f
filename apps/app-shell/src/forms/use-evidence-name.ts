import type { FileKind } from '@cw/domain';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const WORDS = {
  before: 'ui.evidence.named_before',
  after: 'ui.evidence.named_after',
  proof: 'ui.evidence.named_proof',
} as const;
const isNamed = (kind: FileKind): kind is keyof typeof WORDS => kind in WORDS;

/** What a file is called beside others: evidence says what it shows ("Photo before: rail.jpg"). */
export function useEvidenceName(): (file: { readonly kind: FileKind; readonly name: string }) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ kind, name }) => (isNamed(kind) ? formatMessage({ id: WORDS[kind] }, { name }) : name),
    [formatMessage],
  );
}
