import {
  detailOf,
  projectsApi,
  isApiError,
  isSignedOut,
  useAddConditionMutation,
  useRemoveConditionMutation,
  useUpdateConditionMutation,
  useUpdateProjectMutation,
  type AppDispatch,
  type ConditionView,
  type ProjectDetail,
} from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { placeApiFaults } from '../../../forms/form-faults.js';
import { withoutBlanks, type ProjectAnswers } from '../create/project-answers.js';
import { formPathOf } from '../create/project-body.js';
import { differenceOf } from './changes-of-answers.js';
import { draftOf, heldOf, type EditDraft, type Held } from './edit-draft.js';

const STALE = 412;
const isTooLate = (error: unknown): boolean => isApiError(error) && error.status === STALE;

export interface EditProject {
  /** Whether all of it was saved; what was typed stays in any case. */
  readonly save: (answers: ProjectAnswers) => Promise<boolean>;
  /** Takes one of the conditions that stand in the list out of it at once; answers why not, if it could not be. */
  readonly removeCondition: (index: number) => Promise<string | undefined>;
  readonly rest: readonly string[];
  /** Somebody else changed the project since it was read. */
  readonly isStale: boolean;
  /** What the server does not have yet of what stands in the form. */
  readonly unsaved: () => EditDraft | undefined;
  /** The answers that the server has by now. */
  readonly held: () => ProjectAnswers;
}

interface Refusal {
  readonly error: unknown;
  /** Where in the form the API's paths begin. */
  readonly within: string;
}

/** What the server has by now; it grows with each part that was saved. */
interface Saved extends Held {
  readonly conditions: readonly Pick<ConditionView, 'id' | 'version'>[];
  /** So many conditions of the form stood in the list when it was opened: empty places come after them only. */
  readonly known: number;
}

const savedOf = (project: ProjectDetail): Saved => ({ ...heldOf(project), known: project.conditions.length });

/** A place left empty is no repair: without it a repair's place is also its place among those that are saved. */
const cleanOf = (answers: ProjectAnswers, { known }: Saved): ProjectAnswers => ({
  ...answers,
  conditions: withoutBlanks(answers.conditions, known),
});

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** The saved project with this condition as it was typed and answered. */
function withCondition(saved: Saved, answers: ProjectAnswers, index: number, condition: ConditionView): Saved {
  const typed = answers.conditions[index];
  if (typed === undefined) return saved;
  return {
    ...saved,
    answers: { ...saved.answers, conditions: saved.answers.conditions.toSpliced(index, 1, typed) },
    conditions: saved.conditions.toSpliced(index, 1, condition),
  };
}

/** Puts a refusal where it belongs: at the fields, over the form, and in a toast; one that came too late has a word of its own. */
function useRefusal(form: UseFormReturn<ProjectAnswers>) {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [rest, setRest] = useState<readonly string[]>([]);
  const [isStale, setStale] = useState(false);
  const refuse = ({ error, within }: Refusal, answers: ProjectAnswers): false => {
    if (isSignedOut(error)) return false;
    if (isTooLate(error)) {
      setStale(true);
      return false;
    }
    const formPath = (path: string): string => formPathOf(within + path, answers.conditions);
    const isField = (path: string): boolean => get(answers, formPath(path)) !== undefined;
    const { placed, rest: others } = placeApiFaults(error, form.setError, isField, formPath);
    const failed = formatMessage({ id: 'projects.edit.failed' });
    const detail = detailOf(error);
    const isSaid = placed > 0 || others.length > 0;
    setRest(isSaid ? others : [detail ?? failed]);
    toast({ kind: 'broken', title: failed, ...(detail !== undefined && { text: detail }) });
    return false;
  };

  const forget = (): void => {
    setRest([]);
    setStale(false);
  };
  return { refuse, forget, rest, isStale };
}

interface Removal {
  readonly form: UseFormReturn<ProjectAnswers>;
  readonly saved: RefObject<Saved>;
  readonly catchUp: () => Promise<void>;
}

function useConditionRemoval({ form, saved, catchUp }: Removal): EditProject['removeCondition'] {
  const { formatMessage } = useIntl();
  const [remove] = useRemoveConditionMutation();
  return async (index) => {
    const condition = saved.current.conditions[index];
    if (condition === undefined) return undefined;
    const { error } = await remove(condition.id);
    if (error !== undefined) return detailOf(error) ?? formatMessage({ id: 'projects.edit.failed' });
    const { answers, conditions, known } = saved.current;
    const left = { ...answers, conditions: answers.conditions.toSpliced(index, 1) };
    saved.current = { ...saved.current, answers: left, conditions: conditions.toSpliced(index, 1), known: known - 1 };
    form.setValue('conditions', form.getValues('conditions').toSpliced(index, 1));
    await catchUp();
    return undefined;
  };
}

/** Saves what changed, one thing after another; what is saved already is not sent again by the next try. */
export function useEditProject(form: UseFormReturn<ProjectAnswers>, project: ProjectDetail): EditProject {
  const dispatch = useDispatch<AppDispatch>();
  const { refuse, forget, ...said } = useRefusal(form);
  const [updateProject] = useUpdateProjectMutation();
  const [updateCondition] = useUpdateConditionMutation();
  const [addCondition] = useAddConditionMutation();
  const saved = useRef<Saved>(savedOf(project));

  /** Each condition that was saved made the project newer: the next try must not take that for somebody else's change. */
  const catchUp = async (): Promise<void> => {
    const { getProject } = projectsApi.endpoints;
    const { data } = await dispatch(getProject.initiate(project.id, { forceRefetch: true, subscribe: false }));
    if (data !== undefined) saved.current = { ...saved.current, version: data.version };
  };

  const removeCondition = useConditionRemoval({ form, saved, catchUp });

  const saveConditions = async (answers: ProjectAnswers): Promise<boolean> => {
    const clean = cleanOf(answers, saved.current);
    const { changed, added } = differenceOf(saved.current.answers, clean);
    for (const { index, edit } of changed) {
      const known = saved.current.conditions[index];
      if (known === undefined) continue;
      const sent = updateCondition({ id: known.id, conditionEdit: edit, ...ifMatch(known.version) });
      const { data, error } = await sent;
      if (error !== undefined) {
        // What somebody else changed is not caught up with: the reader sees it first.
        if (!isTooLate(error)) await catchUp();
        return refuse({ error, within: `conditions.${index}.` }, answers);
      }
      saved.current = withCondition(saved.current, clean, index, data);
    }
    for (const { index, input } of added) {
      const { data, error } = await addCondition({ id: project.id, conditionInput: input });
      if (error !== undefined) {
        await catchUp();
        return refuse({ error, within: `conditions.${index}.` }, answers);
      }
      saved.current = withCondition(saved.current, clean, index, data);
    }
    return true;
  };

  const save = async (answers: ProjectAnswers): Promise<boolean> => {
    forget();
    const { project: changes } = differenceOf(saved.current.answers, answers);
    if (changes !== undefined) {
      const sent = updateProject({ id: project.id, projectEdit: changes, ...ifMatch(saved.current.version) });
      const { data, error } = await sent;
      if (error !== undefined) return refuse({ error, within: '' }, answers);
      const { conditions } = saved.current.answers;
      saved.current = { ...saved.current, answers: { ...answers, conditions }, version: data.version };
    }
    return saveConditions(answers);
  };
  const unsaved = useCallback(() => draftOf(saved.current, cleanOf(form.getValues(), saved.current)), [form]);
  const held = (): ProjectAnswers => saved.current.answers;
  return { save, removeCondition, unsaved, held, ...said };
}
