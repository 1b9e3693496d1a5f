import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { useState, type ReactElement } from 'react';
import { ConditionsPanel, NextSentence, useNextText } from '../features/record/index.js';
import { AfterProof, ConditionActions } from '../features/work/index.js';

interface Props {
  readonly project: ProjectDetail;
}

/** The project as it is once the evidence of a repair is handed in. */
const withProof = (project: ProjectDetail, { id }: ConditionView): ProjectDetail => ({
  ...project,
  conditions: project.conditions.map((one) => (one.id === id ? { ...one, state: 'evidenced' } : one)),
});

/** The repairs of a project with what may be done about each, and at the last press what that leaves to do. */
export function ProjectRepairs({ project }: Props): ReactElement {
  const nextText = useNextText();
  const [provenLast, setProvenLast] = useState<string>();
  return (
    <ConditionsPanel
      project={project}
      renderActions={(condition) => (
        <ConditionActions
          projectId={project.id}
          condition={condition}
          proof={{
            left: nextText(withProof(project, condition)),
            onProved: () => setProvenLast(condition.id),
          }}
          next={
            condition.id === provenLast ? (
              <AfterProof project={project} next={<NextSentence project={project} />} />
            ) : undefined
          }
        />
      )}
    />
  );
}
