import type { IntakeDeskProject } from '@cw/api-client';
import type { ProjectState } from '@cw/domain';
import { Panel, StateChip } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { RecordLines } from '../records/record-lines.js';
import type { IntakeProps } from './intake-props.js';

const stateOf = ({ status, work }: IntakeDeskProject): ProjectState =>
  status === 'in_progress' ? `in_progress.${work ?? 'not_started'}` : status;

/** What the request became, each with its own state. */
export function ProjectsPanel({ intake: { projects, repairList } }: IntakeProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { Link } = useKit();
  if (projects.length === 0) return null;
  const numbersOf = ({ repairIds }: IntakeDeskProject): string =>
    repairList
      .filter(({ id }) => repairIds.includes(id))
      .map(({ number }) => number)
      .join(', ');
  return (
    <Panel flush title={formatMessage({ id: 'triage.projects' })}>
      <RecordLines
        lines={projects.map((project) => ({
          id: project.id,
          head: (
            <>
              <span className="name">
                <Link to={`/projects/${encodeURIComponent(project.id)}`}>{project.title}</Link>
              </span>
              <StateChip machine="project" state={stateOf(project)} seenBy="staff" />
            </>
          ),
          body: (
            <span className="quiet">
              {formatMessage(
                { id: 'triage.project.repairs' },
                { count: project.repairIds.length, numbers: numbersOf(project) },
              )}
            </span>
          ),
        }))}
      />
    </Panel>
  );
}
