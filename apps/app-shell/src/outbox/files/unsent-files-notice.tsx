import { Banner, FileList, styled, TextLink, type FileDropItem } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '../../app/routes/paths.js';
import { useEvidenceName } from '../../forms/use-evidence-name.js';
import { useFilesOutbox, useUnsentFiles, type UnsentFile } from './unsent-file.js';

const Place = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(3) }));

/** What is asked about a photo is answered at its repair. */
const itemOf = ({ clientId: id, file, isUnfit, question, fault }: UnsentFile, name: string): FileDropItem => ({
  id,
  name,
  file,
  state: 'failed',
  isUnfit: isUnfit || question !== null,
  ...(fault !== null && { fault }),
});

/** Files of other pages that were refused: at their own project it is said at the repair. */
function useRefused(): readonly UnsentFile[] {
  const { entries } = useUnsentFiles();
  const { pathname } = useLocation();
  return entries.filter(({ fault, projectId }) => fault !== null && !pathname.includes(projectId));
}

/** What was chosen elsewhere and not taken, with the ways on: nobody looks for it where they are by now. */
export function UnsentFilesNotice(): ReactElement | null {
  const { outbox } = useFilesOutbox();
  const refused = useRefused();
  const nameOf = useEvidenceName();
  if (refused.length === 0) return null;
  const projects = [...new Set(refused.map(({ projectId }) => projectId))];
  const [only] = projects;
  return (
    <Place data-print="hidden">
      <Banner
        kind="broken"
        role="status"
        title={<FormattedMessage id="shell.unsent.title" values={{ count: refused.length }} />}
        action={
          only !== undefined && projects.length === 1 ? (
            <TextLink href={paths.project(only)}>
              <FormattedMessage id="shell.unsent.project" />
            </TextLink>
          ) : undefined
        }
      >
        <FileList
          items={refused.map((entry) => itemOf(entry, nameOf({ kind: entry.kind, name: entry.file.name })))}
          onRemove={(id) => void outbox?.discard(id)}
          onRetry={(id) => void outbox?.retry(id)}
        />
      </Banner>
    </Place>
  );
}
