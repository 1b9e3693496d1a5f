import { styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormSummary } from '../../../forms/form-summary.js';
import { resolverOf } from '../../../forms/form-faults.js';
import { RestoredDraft } from '../../../forms/restored-draft.js';
import { useOnce } from '../../../forms/use-once.js';
import { useToday } from '../../../time/use-now.js';
import { checkProject } from './check-project.js';
import { ConditionsSection } from './conditions-section.js';
import type { Draft } from './draft-store.js';
import { FilesSection } from './files-section.js';
import { LoanSection } from './loan-section.js';
import { PostSection } from './post-section.js';
import { BLANK_PROJECT, PROJECT_ORDER, type ProjectAnswers } from './project-answers.js';
import { useNamedProjectFault } from './project-labels.js';
import { PrincipalSection } from './principal-section.js';
import { PropertySection } from './property-section.js';
import { SummaryPanel } from './summary-panel.js';
import { useDraft } from './use-draft.js';
import { usePostProject } from './use-post-project.js';
import type { Uploads } from './use-uploads.js';

const Columns = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)',
  gap: theme.spacing(4),
  alignItems: 'start',
  '& > .side': { position: 'sticky', top: theme.spacing(2) },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .side': { position: 'static' } },
}));

export interface CreateProjectFormProps {
  readonly userId: string;
  readonly draft: Draft | undefined;
  readonly uploads: Uploads;
  readonly onPosted: (projectId: string) => void;
}

/** PROJ-01, PROJ-03, COND-01: one page, a topic under each heading, the sum and the button beside it. */
export function CreateProjectForm({ userId, draft, uploads, onPosted }: CreateProjectFormProps): ReactElement {
  const today = useToday();
  const form = useForm<ProjectAnswers>({
    defaultValues: draft?.answers ?? BLANK_PROJECT,
    resolver: resolverOf((answers) => checkProject(answers, today)),
    shouldFocusError: false,
  });
  const { savedAt, forget } = useDraft(form, userId, draft, uploads.items.length);
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt);
  const { post, rest } = usePostProject(form);
  const named = useNamedProjectFault(form);

  const send = useOnce(async (answers: ProjectAnswers) => {
    const projectId = await post(answers);
    if (projectId === undefined) return;
    forget();
    onPosted(projectId);
  });
  const submit = form.handleSubmit(send);
  const discard = (): void => {
    form.reset(BLANK_PROJECT);
    forget();
    setRestoredAt(undefined);
  };

  return (
    <>
      {restoredAt === undefined ? null : <RestoredDraft savedAt={restoredAt} onDiscard={discard} />}
      <Columns onSubmit={(event) => void submit(event)} noValidate sx={{ mt: restoredAt === undefined ? 0 : 3 }}>
        <div>
          <FormSummary form={form} order={PROJECT_ORDER} rest={rest} named={named} />
          <PropertySection form={form} />
          <ConditionsSection form={form} />
          <PostSection form={form} />
          <FilesSection uploads={uploads} missing={restoredAt !== undefined && draft?.hadFiles === true} />
          <LoanSection form={form} />
          <PrincipalSection form={form} />
        </div>
        <div className="side">
          <SummaryPanel
            form={form}
            files={uploads.items.length}
            savedAt={savedAt}
            sending={form.formState.isSubmitting}
          />
        </div>
      </Columns>
    </>
  );
}
