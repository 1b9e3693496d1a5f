import { detailOf, useDeleteFileMutation, type ConditionView, type FileView } from '@cw/api-client';
import { FileList, useToast, type FileDropItem } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

/** What the client returned stays as the client saw it; what came since is the contractor's to take out. */
const removable = ({ evidenceFiles, returnedAt }: ConditionView): FileView[] =>
  evidenceFiles.filter(({ createdAt }) => returnedAt === null || createdAt > returnedAt);

const WORDS = { before: 'record.work.before', after: 'record.work.after', proof: 'record.work.paper' } as const;
const isNamed = (kind: FileView['kind']): kind is keyof typeof WORDS => kind in WORDS;

/** COND-04: the evidence that is stored and not handed in yet: a wrong photo is taken out here. */
export function OwnEvidence({ condition }: { readonly condition: ConditionView }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [erase] = useDeleteFileMutation();
  const items = removable(condition).map(({ id, kind, name, bytes, thumbnailUrl }): FileDropItem => {
    const what = isNamed(kind) ? `${formatMessage({ id: WORDS[kind] })}: ${name}` : name;
    return { id, name: what, bytes, state: 'done', ...(thumbnailUrl !== null && { previewSrc: thumbnailUrl }) };
  });
  const remove = async (id: string): Promise<void> => {
    try {
      await erase(id).unwrap();
    } catch (error) {
      const file = items.find((item) => item.id === id)?.name ?? '';
      const text = detailOf(error);
      const title = formatMessage({ id: 'projects.upload.not_removed' }, { file });
      toast({ kind: 'broken', title, ...(text !== undefined && { text }) });
    }
  };
  return <FileList items={items} onRemove={(id) => void remove(id)} onRetry={undefined} />;
}
