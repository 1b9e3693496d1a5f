import type { ProjectDetail } from '@cw/api-client';
import { Panel, SendingButton, Stack, styled, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { resolverOf } from '../../../forms/form-faults.js';
import { FormSummary } from '../../../forms/form-summary.js';
import { useOnce } from '../../../forms/use-once.js';
import { useToday } from '../../../time/use-now.js';
import { ConditionsSection } from '../create/conditions-section.js';
import { LoanSection } from '../create/loan-section.js';
import { PostSection } from '../create/post-section.js';
import { PROJECT_ORDER, type ProjectAnswers } from '../create/project-answers.js';
import { useNamedProjectFault } from '../create/project-labels.js';
import { PrincipalSection } from '../create/principal-section.js';
import { PropertySection } from '../create/property-section.js';
import { answersOfProject } from './answers-of-project.js';
import { checkEdit } from './changes-of-answers.js';
import { draftKeyOf, readEditDraft, startOfEdit, type EditDraft } from './edit-draft.js';
import { EditDraftBanner } from './edit-draft-banner.js';
import { EditFiles } from './edit-files.js';
import { RemoveConditionDialog } from './remove-condition-dialog.js';
import { useEditDraft } from './use-edit-draft.js';
import { useEditProject } from './use-edit-project.js';

const Columns = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)',
  gap: theme.spacing(4),
  alignItems: 'start',
  '& > .side': { position: 'sticky', top: theme.spacing(2) },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .side': { position: 'static' } },
}));

export interface EditProjectFormProps {
  /** The project as it was read; what becomes of it meanwhile does not take the form's ground away. */
  readonly initial: ProjectDetail;
  /** Whose draft this device keeps. */
  readonly userId: string;
  /** What was typed over an older reading of the project on this very page. */
  readonly carried: EditDraft | undefined;
  readonly onSaved: () => void;
  /** Reads the project as it is now, to begin anew with what was typed on top. */
  readonly onReload: (typed: EditDraft | undefined) => void;
}

/** PROJ-01, COND-01: the form of a project that stands already. */
export function EditProjectForm(props: EditProjectFormProps): ReactElement {
  const { initial, userId, carried, onSaved, onReload } = props;
  const [project] = useState(initial);
  // A session that ends meanwhile does not change whose words these are.
  const [draftKey] = useState(() => draftKeyOf(userId, project.id));
  const [start] = useState(() => startOfEdit(project, carried ?? readEditDraft(draftKey)));
  const [restored, setRestored] = useState(start.restored);
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const today = useToday();
  const [known, setKnown] = useState(project.conditions.length);
  const [asked, setAsked] = useState<number | null>(null);
  const form = useForm<ProjectAnswers>({
    defaultValues: start.answers,
    resolver: resolverOf((answers) => checkEdit(answers, { before: answersOfProject(project), known, today })),
    shouldFocusError: false,
  });
  const { save, removeCondition, rest, isStale, unsaved, held } = useEditProject(form, project);
  const named = useNamedProjectFault(form);
  const draft = useEditDraft(form, draftKey, unsaved);
  const send = useOnce(async (answers: ProjectAnswers) => {
    if (!(await save(answers))) {
      draft.keepNow();
      return;
    }
    draft.forget();
    toast({ kind: 'done', title: formatMessage({ id: 'projects.edit.saved' }) });
    onSaved();
  });
  const remove = async (index: number): Promise<string | undefined> => {
    const fault = await removeCondition(index);
    if (fault === undefined) setKnown((before) => before - 1);
    return fault;
  };
  const discard = (): void => {
    form.reset(held());
    draft.forget();
    setRestored(undefined);
  };
  const bids = project.bidCount ?? 0;
  // What was priced stays as it was priced, and a project has at least one repair.
  const canRemove = bids === 0 && known > 1;
  return (
    <Columns onSubmit={(event) => void form.handleSubmit(send)(event)} noValidate>
      <div>
        <EditDraftBanner
          restored={restored}
          isStale={isStale}
          onDiscard={discard}
          onReload={() => onReload(unsaved())}
        />
        <FormSummary form={form} order={PROJECT_ORDER} rest={rest} named={named} />
        <PropertySection form={form} />
        <ConditionsSection form={form} known={known} onRemoveKnown={canRemove ? setAsked : undefined} />
        <PostSection form={form} />
        <LoanSection form={form} />
        <PrincipalSection form={form} />
        <EditFiles project={project} />
        <RemoveConditionDialog
          index={asked}
          title={asked === null ? '' : form.getValues(`conditions.${asked}.title`)}
          onRemove={remove}
          onClose={() => setAsked(null)}
        />
      </div>
      <div className="side">
        <Panel ruled label={formatMessage({ id: 'projects.edit.save' })}>
          <Stack spacing={2}>
            {bids === 0 ? null : (
              <p>
                <FormattedMessage id="projects.edit.told" values={{ count: bids }} />
              </p>
            )}
            <SendingButton
              type="submit"
              variant="primary"
              size="large"
              fullWidth
              sending={form.formState.isSubmitting}
              sendingText={formatMessage({ id: 'projects.edit.saving' })}
            >
              <FormattedMessage id="projects.edit.save" />
            </SendingButton>
          </Stack>
        </Panel>
      </div>
    </Columns>
  );
}
