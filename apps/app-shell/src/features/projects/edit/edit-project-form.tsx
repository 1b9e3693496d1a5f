import type { ProjectDetail } from '@cw/api-client';
import { Banner, Button, Panel, SendingButton, Stack, styled, useToast } from '@cw/ui';
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
import { PrincipalSection } from '../create/principal-section.js';
import { PropertySection } from '../create/property-section.js';
import { answersOfProject } from './answers-of-project.js';
import { checkEdit } from './changes-of-answers.js';
import { EditFiles } from './edit-files.js';
import { RemoveConditionDialog } from './remove-condition-dialog.js';
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
  readonly onSaved: () => void;
  /** Reads the project as it is now, without what was typed. */
  readonly onReload: () => void;
}

/** PROJ-01, COND-01: the form of a project that stands already. */
export function EditProjectForm({ initial, onSaved, onReload }: EditProjectFormProps): ReactElement {
  const [project] = useState(initial);
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const today = useToday();
  const [known, setKnown] = useState(project.conditions.length);
  const [asked, setAsked] = useState<number | null>(null);
  const form = useForm<ProjectAnswers>({
    defaultValues: answersOfProject(project),
    resolver: resolverOf((answers) => checkEdit(answers, known, today)),
    shouldFocusError: false,
  });
  const { save, removeCondition, rest, isStale } = useEditProject(form, project);
  const send = useOnce(async (answers: ProjectAnswers) => {
    if (!(await save(answers))) return;
    toast({ kind: 'done', title: formatMessage({ id: 'projects.edit.saved' }) });
    onSaved();
  });
  const remove = async (index: number): Promise<string | undefined> => {
    const fault = await removeCondition(index);
    if (fault === undefined) setKnown((before) => before - 1);
    return fault;
  };
  const bids = project.bidCount ?? 0;
  // What was priced stays as it was priced, and a project has at least one repair.
  const canRemove = bids === 0 && known > 1;
  return (
    <Columns onSubmit={(event) => void form.handleSubmit(send)(event)} noValidate>
      <div>
        {isStale ? (
          <Banner
            kind="broken"
            action={
              <Button variant="quiet" onClick={onReload}>
                <FormattedMessage id="projects.edit.stale_action" />
              </Button>
            }
          >
            <FormattedMessage id="projects.edit.stale" />
          </Banner>
        ) : null}
        <FormSummary form={form} order={PROJECT_ORDER} rest={rest} />
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
