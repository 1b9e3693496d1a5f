import type { ConditionView, FileView } from '@cw/api-client';
import { sinceReturn } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, PersonsWords, styled } from '@cw/ui';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { StoredFiles } from '../../words/stored-files.js';

/** Whether the reader decides for the client: one of those who do sent it back. */
export type CorrectedViewer = 'client' | 'other';

interface CorrectedProps {
  readonly condition: ConditionView;
  readonly viewer: CorrectedViewer;
}

/** COND-04: that a repair is no new one, and what was asked of it. */
export function CorrectedBanner({ condition, viewer }: CorrectedProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { returnedAt, returnReason } = condition;
  if (returnedAt === null) return null;
  const values = { viewer, date: formats.date(returnedAt) };
  return (
    <Banner kind="news" title={formatMessage({ id: 'record.corrected.asked' }, values)}>
      {returnReason === null ? null : <PersonsWords>{returnReason}</PersonsWords>}
    </Banner>
  );
}

const Group = styled('div')(({ theme }) => ({
  '& h4': { ...theme.typography.body2, fontWeight: 650, margin: theme.spacing(0, 0, 0.75) },
}));

interface FilesProps {
  readonly titleId: MessageId;
  readonly files: readonly FileView[];
}

function Files({ titleId, files }: FilesProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const headingId = useId();
  if (files.length === 0) return null;
  return (
    <Group role="group" aria-labelledby={headingId}>
      <h4 id={headingId}>{formatMessage({ id: titleId })}</h4>
      <StoredFiles files={files} />
    </Group>
  );
}

/** COND-04: what is new since a repair was sent back, beside what was sent back. The photos before the work are neither. */
export function CorrectedEvidence({ condition }: Pick<CorrectedProps, 'condition'>): ReactElement {
  const { added, earlier } = sinceReturn(condition.evidenceFiles, condition.returnedAt);
  return (
    <>
      <Files titleId="record.corrected.added" files={added} />
      <Files titleId="record.corrected.earlier" files={earlier.filter(({ kind }) => kind !== 'before')} />
    </>
  );
}
