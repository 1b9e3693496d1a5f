import type { DisputeView } from '@cw/api-client';
import { DISPUTE_SIDES, FILE_LIMITS, TYPES_OF_KIND } from '@cw/domain';
import { FileDrop, Panel, Stack, Typography } from '@cw/ui';
import { useMemo, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFileUploads } from '../../forms/use-file-uploads.js';
import { StoredFiles } from '../../words/stored-files.js';
import type { CaseProps } from './case-banner.js';
import { whoOf } from './sides.js';

/** What each person showed: the client's side first, each of those who act for it by themselves. */
function exhibitsByDoer(dispute: DisputeView): DisputeView['exhibits'][] {
  const sorted = DISPUTE_SIDES.flatMap((side) => dispute.exhibits.filter((exhibit) => exhibit.side === side));
  const keyOf = (exhibit: DisputeView['exhibits'][number]): string => JSON.stringify(whoOf(dispute, doneIn(exhibit)));
  const doers = [...new Set(sorted.map(keyOf))];
  return doers.map((doer) => sorted.filter((exhibit) => keyOf(exhibit) === doer));
}

const doneIn = ({ uploaderName: byName, ...exhibit }: DisputeView['exhibits'][number]) => ({ ...exhibit, byName });

type FilesProps = CaseProps & { readonly exhibits: DisputeView['exhibits'] };

function FilesOfDoer({ dispute, exhibits }: FilesProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const [first] = exhibits;
  if (first === undefined) return null;
  return (
    <div>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {formatMessage({ id: 'disputes.files.of' }, whoOf(dispute, doneIn(first)))}
      </Typography>
      <StoredFiles files={exhibits.map(({ file }) => file)} />
    </div>
  );
}

function AddFiles({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const { projectId } = dispute;
  // An exhibit goes to the case that stands: there is no more than one.
  const { items, add, retry, remove } = useFileUploads(useMemo(() => ({ projectId, conditionId: null }), [projectId]));
  return (
    <FileDrop
      name="exhibits"
      label={formatMessage({ id: 'disputes.files.add' })}
      hint={formatMessage({ id: 'disputes.files.hint' })}
      items={items}
      accept={TYPES_OF_KIND.exhibit}
      maxBytes={FILE_LIMITS.maxBytes}
      maxFiles={Math.max(0, FILE_LIMITS.perProject - dispute.exhibits.length)}
      onAdd={(files) => add(files, 'exhibit')}
      onRemove={remove}
      onRetry={retry}
    />
  );
}

/** What each side shows for what it says. */
export function ExhibitsPanel({ dispute }: CaseProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const mayAdd = dispute.actions.includes('speak');
  if (!mayAdd && dispute.exhibits.length === 0) return null;
  return (
    <Panel title={formatMessage({ id: 'disputes.files.title' })}>
      <Stack spacing={2.5}>
        {dispute.exhibits.length === 0 ? (
          <Typography variant="body2">
            <FormattedMessage id="disputes.files.none" />
          </Typography>
        ) : null}
        {exhibitsByDoer(dispute).map((exhibits) => (
          <FilesOfDoer key={exhibits[0]?.file.id} dispute={dispute} exhibits={exhibits} />
        ))}
        {mayAdd ? <AddFiles dispute={dispute} /> : null}
      </Stack>
    </Panel>
  );
}
