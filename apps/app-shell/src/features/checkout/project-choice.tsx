import type { ProjectSummary } from '@cw/api-client';
import { cents, houseName } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Money, ProjectName, RadioGroup, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApproved } from './is-approved.js';

const Option = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  width: '100%',
  // On a phone the house and what is due have a line each.
  '& > :first-of-type': { flex: '1 1 min(16rem, 100%)', minWidth: 0 },
  '& .sum': { marginLeft: 'auto', textAlign: 'right' },
}));

export interface ProjectChoiceProps {
  readonly projects: readonly ProjectSummary[];
  readonly chosen: string | undefined;
  readonly onChoose: (projectId: string) => void;
}

/** Which project is paid; each with what is due. */
export function ProjectChoice({ projects, chosen, onChoose }: ProjectChoiceProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <RadioGroup
      name="project"
      label={formatMessage({ id: 'checkout.choose_project' })}
      choices={projects.map((project) => ({
        value: project.id,
        label: (
          <Option>
            <ProjectName
              house={project.address === null ? houseName(project) : [project.address, project.city].join(', ')}
              clientName={project.clientName}
              title={project.title}
            />
            <span className="sum">
              <FormattedMessage
                id={isApproved(project) ? 'checkout.option_due_approved' : 'checkout.option_due'}
                values={{ amount: <Money key="due" cents={cents(project.dueCents ?? 0)} size="strong" /> }}
              />
            </span>
          </Option>
        ),
        note: formatMessage(
          { id: 'checkout.option_detail' },
          {
            held: (project.heldCents ?? 0) === 0 ? 'none' : formatMoney(cents(project.heldCents ?? 0)),
            closing: project.closingDate === null ? 'none' : formats.plainDate(project.closingDate),
          },
        ),
      }))}
      {...(chosen !== undefined && { selected: [chosen] })}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
