import { useInviteToBidMutation, useListProjectsQuery, type ProjectSummary } from '@cw/api-client';
import { ConfirmDialog, fieldId, SelectField, styled, TextLink, type Missing } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import { useEvent } from '../../../forms/use-event.js';
import type { InviteButtonProps } from './invite-button.js';

/** As many as can be told apart in a list to choose from. */
const CHOICES = 100;

export interface InviteDialogProps {
  readonly contractor: InviteButtonProps['contractor'];
  readonly onClose: () => void;
}

const Nothing = styled('p')({ '& > a': { marginLeft: '0.4em' } });

interface ChoiceProps {
  readonly projects: readonly ProjectSummary[];
  readonly value: string;
  readonly onChoose: (projectId: string) => void;
}

function ProjectChoice({ projects, value, onChoose }: ChoiceProps): ReactElement {
  const { formatMessage } = useIntl();
  if (projects.length === 0) {
    return (
      <Nothing id={fieldId('project')}>
        <FormattedMessage id="contractors.invite.none" />
        <TextLink href={paths.createProject}>
          <FormattedMessage id="shell.nav.create_project" />
        </TextLink>
      </Nothing>
    );
  }
  return (
    <SelectField
      name="project"
      label={formatMessage({ id: 'contractors.invite.project' })}
      emptyLabel={formatMessage({ id: 'contractors.invite.choose' })}
      options={projects.map(({ id, title, city }) => ({ value: id, label: `${title}, ${city}` }))}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

/** Why there is no project to invite to. */
function lackOf(projects: readonly ProjectSummary[] | undefined): 'loading' | 'none' | 'fault' {
  if (projects === undefined) return 'loading';
  return projects.length === 0 ? 'none' : 'fault';
}

/** Chooses the project. What is refused is said here, and the choice stays. */
export function InviteDialog({ contractor, onClose }: InviteDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data } = useListProjectsQuery({ scope: 'mine', status: 'open', limit: CHOICES });
  const [invite] = useInviteToBidMutation();
  const [chosen, setChosen] = useState<string>();
  const event = useEvent();
  // With one open project there is nothing to choose.
  const projectId = chosen ?? (data?.items.length === 1 ? data.items[0]?.id : '') ?? '';
  const name = contractor.company ?? contractor.name;
  const missing: Missing | undefined =
    projectId === ''
      ? { field: fieldId('project'), text: formatMessage({ id: `contractors.invite.${lackOf(data?.items)}` }) }
      : undefined;
  const send = async (): Promise<void> => {
    const work = () => invite({ id: projectId, inviteToBid: { contractorId: contractor.id } }).unwrap();
    if (await event.run(work, formatMessage({ id: 'contractors.invite.sent' }, { name }))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'contractors.invite.title' }, { name })}
      confirmLabel={formatMessage({ id: 'contractors.invite.send' })}
      missing={missing}
      error={event.error}
      onConfirm={send}
      onClose={onClose}
    >
      {data === undefined ? null : <ProjectChoice projects={data.items} value={projectId} onChoose={setChosen} />}
    </ConfirmDialog>
  );
}
