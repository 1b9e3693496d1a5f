import type { ConditionView, FileView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { CalendarIcon, DocumentLink, EvidencePair, ShieldIcon, type EvidencePhoto } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

const latest = (files: readonly FileView[], kind: FileView['kind']): FileView | undefined =>
  files.filter((file) => file.kind === kind).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

const photo = (file: FileView | undefined): EvidencePhoto | null =>
  file === undefined ? null : { src: file.thumbnailUrl ?? file.url, fullSrc: file.url };

/** Before and after of a condition, with what is known of the photographs, and its papers. */
export function ConditionEvidence({
  condition,
  small,
}: {
  readonly condition: ConditionView;
  readonly small: boolean;
}): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const files = condition.evidenceFiles;
  const before = latest(files, 'before');
  const after = latest(files, 'after');
  const papers = files.filter((file) => file.kind === 'proof');
  if (files.length === 0) return null;
  const newest = after ?? before;
  const proofs = newest
    ? [
        {
          icon: CalendarIcon,
          text: formatMessage({ id: 'record.taken' }, { when: formats.dateTime(newest.createdAt) }),
        },
        { icon: ShieldIcon, text: formatMessage({ id: 'record.original_kept' }) },
      ]
    : [];
  return (
    <>
      {newest ? (
        <EvidencePair
          title={condition.title}
          before={photo(before)}
          after={photo(after)}
          proofs={proofs}
          small={small}
        />
      ) : null}
      {papers.map((paper) => (
        <p key={paper.id}>
          <DocumentLink href={paper.url}>
            {formatMessage({ id: 'record.open_file' }, { name: paper.name })}
          </DocumentLink>
        </p>
      ))}
    </>
  );
}
