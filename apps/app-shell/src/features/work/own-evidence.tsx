import type { ConditionView, FileView } from '@cw/api-client';
import { wasReturned } from '@cw/domain';
import { FileList, type FileDropItem } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLanding } from '../../forms/use-landing.js';
import { RemoveEvidenceDialog } from './remove-evidence-dialog.js';

/** What the client returned stays as the client saw it; what came since is the contractor's to take out. */
const removable = ({ evidenceFiles, returnedAt }: ConditionView): FileView[] =>
  evidenceFiles.filter(({ createdAt }) => !wasReturned(createdAt, returnedAt));

const WORDS = { before: 'record.work.before', after: 'record.work.after', proof: 'record.work.paper' } as const;
const isNamed = (kind: FileView['kind']): kind is keyof typeof WORDS => kind in WORDS;

/** COND-04: the evidence that is stored and not handed in yet: a wrong photo is taken out here, once that is confirmed. */
export function OwnEvidence({ condition }: { readonly condition: ConditionView }): ReactElement | null {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<string>();
  const files = removable(condition);
  const landing = useLanding<HTMLDivElement>(files.length);
  const nameOf = ({ kind, name }: FileView): string =>
    isNamed(kind) ? `${formatMessage({ id: WORDS[kind] })}: ${name}` : name;
  const items = files.map((file): FileDropItem => {
    const { id, bytes, thumbnailUrl } = file;
    return { id, name: nameOf(file), bytes, state: 'done', ...(thumbnailUrl !== null && { previewSrc: thumbnailUrl }) };
  });
  const file = files.find(({ id }) => id === asked);
  return (
    <div ref={landing} tabIndex={-1}>
      <FileList items={items} onRemove={setAsked} onRetry={undefined} />
      {file === undefined ? null : (
        <RemoveEvidenceDialog
          file={file}
          name={nameOf(file)}
          condition={condition}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
