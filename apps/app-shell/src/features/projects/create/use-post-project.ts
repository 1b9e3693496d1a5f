import { detailOf, isSignedOut, useCreateProjectMutation } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useCallback, useState } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { placeApiFaults } from '../../../forms/form-faults.js';
import type { ProjectAnswers } from './project-answers.js';
import { formPathOf, projectBody } from './project-body.js';

export interface PostProject {
  /** The new project's id, or undefined when it was refused; what was typed stays. */
  readonly post: (answers: ProjectAnswers) => Promise<string | undefined>;
  /** What was said about the form as a whole. */
  readonly rest: readonly string[];
}

/** Posts the project; the API's faults go to the fields that they are about. */
export function usePostProject(form: UseFormReturn<ProjectAnswers>): PostProject {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [create] = useCreateProjectMutation();
  const [rest, setRest] = useState<readonly string[]>([]);

  const post = useCallback(
    async (answers: ProjectAnswers) => {
      setRest([]);
      const body = projectBody(answers);
      if (body === undefined) return undefined;
      try {
        return (await create(body).unwrap()).id;
      } catch (error) {
        if (isSignedOut(error)) return undefined;
        const formPath = (path: string): string => formPathOf(path, answers.conditions);
        const isField = (path: string): boolean => get(answers, formPath(path)) !== undefined;
        const placed = placeApiFaults(error, form.setError, isField, formPath);
        const failed = formatMessage({ id: 'projects.create.failed' });
        const detail = detailOf(error);
        const said = placed.placed > 0 || placed.rest.length > 0;
        setRest(said ? placed.rest : [detail ?? failed]);
        toast({ kind: 'broken', title: failed, ...(detail !== undefined && { text: detail }) });
        return undefined;
      }
    },
    [create, form, formatMessage, toast],
  );

  return { post, rest };
}
