import type { ConditionView, FileView } from '@cw/api-client';
import { wasReturned } from '@cw/domain';
import { FileList, type FileDropItem } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useEvidenceName } from '../../forms/use-evidence-name.js';
import { useLanding } from '../../forms/use-landing.js';
import { RemoveEvidenceDialog } from './remove-evidence-dialog.js';

/** What the client returned stays as the client saw it; what came since is the contractor's to take out. */
const removable = ({ evidenceFiles, returnedAt }: ConditionView): FileView[] =>
  evidenceFiles.filter(({ createdAt }) => !wasReturned(createdAt, returnedAt));

/** COND-04: the evidence that is stored and not handed in yet: a wrong photo is taken out here, once that is confirmed. */
export function OwnEvidence({ condition }: { readonly condition: ConditionView }): ReactElement | null {
  const nameOf = useEvidenceName();
  const [asked, setAsked] = useState<string>();
  const files = removable(condition);
  const landing = useLanding<HTMLDivElement>(files.length);
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
