import type { ProjectSummary } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Money, RadioGroup, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

const Option = styled('span')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  width: '100%',
  '& .sum': { textAlign: 'right' },
}));

export interface ProjectChoiceProps {
  readonly projects: readonly ProjectSummary[];
  readonly chosen: string | undefined;
  readonly onChoose: (projectId: string) => void;
}

/** Which project is paid; each with what is still to hold. */
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
            <span>{[project.address ?? project.title, project.city].join(', ')}</span>
            {project.heldCents === null || project.heldCents === 0 ? null : (
              <span className="sum">
                <Money cents={cents(project.heldCents)} size="strong" /> {formatMessage({ id: 'checkout.option_held' })}
              </span>
            )}
          </Option>
        ),
        note: formatMessage(
          { id: 'checkout.option_detail' },
          {
            count: project.conditionCount,
            closing: project.closingDate === null ? 'none' : formats.plainDate(project.closingDate),
          },
        ),
      }))}
      {...(chosen !== undefined && { selected: [chosen] })}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
