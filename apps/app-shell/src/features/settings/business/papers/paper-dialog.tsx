import { keepKey, useReadCertificateMutation, useSubmitPaperMutation, type OwnPaper } from '@cw/api-client';
import { DOCUMENT_TYPES, FILE_LIMITS, IMAGE_TYPES, PAPER_LIMITS, type PaperKind } from '@cw/domain';
import { Banner, FileDrop } from '@cw/ui';
import { useCallback, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '../../../../forms/form-dialog.js';
import { placeApiFaults, resolverOf } from '../../../../forms/form-faults.js';
import { FormSummary } from '../../../../forms/form-summary.js';
import { useKeptAnswers } from '../../../../forms/use-kept-answers.js';
import { useOnce } from '../../../../forms/use-once.js';
import { useToday } from '../../../../time/use-now.js';
import { useSave } from '../../use-save.js';
import { CertificateNote } from './certificate-note.js';
import { LicensesLeftOut } from './licenses-left-out.js';
import { answersOf, checkPaperAnswers, fieldsOf, formPathOf, ORDER_OF, type PaperAnswers } from './paper-answers.js';
import { PaperFields } from './paper-fields.js';
import { useNamedFault } from './paper-labels.js';
import { adoptPaper, isScanKept, usePaperDraft, type PaperDraft } from './paper-draft.js';
import { usePaperFiles, type PaperFiles } from './use-paper-files.js';

const [PDF] = DOCUMENT_TYPES;
const ACCEPTED = [PDF, ...IMAGE_TYPES];

export interface PaperDialogProps {
  readonly paper: OwnPaper;
  readonly onClose: () => void;
}

interface ScanProps {
  readonly kind: PaperKind;
  readonly files: PaperFiles;
  readonly missing: boolean;
  readonly onAdd: (file: File) => void;
}

function Scan({ kind, files, missing, onAdd }: ScanProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <FileDrop
      name="file"
      label={formatMessage({ id: `settings.papers.scan.${kind}` })}
      hint={formatMessage({ id: isScanKept(kind) ? 'settings.papers.scan_hint' : 'settings.papers.scan_hint_unkept' })}
      items={files.items}
      accept={ACCEPTED}
      maxBytes={FILE_LIMITS.maxBytes}
      maxFiles={Math.min(PAPER_LIMITS.filesMax, files.kept.length + 1)}
      onAdd={([file, ...others]) => {
        if (file === undefined) return;
        files.add([file, ...others]);
        onAdd(file);
      }}
      onRemove={files.remove}
      {...(missing && { error: formatMessage({ id: 'settings.papers.fault.file' }) })}
    />
  );
}

/** Sends it; what was typed and chosen stays where it is refused. */
function useSend(kind: PaperKind, files: PaperFiles, draft: PaperDraft) {
  const [submit] = useSubmitPaperMutation();
  const save = useSave({ done: 'settings.papers.sent', failed: 'settings.papers.failed' });
  return async (answers: PaperAnswers): Promise<unknown> => {
    const { file, kept } = files;
    files.sending();
    const form = { fields: JSON.stringify(fieldsOf(kind, answers)), keep: kept.join(','), ...(file && { file }) };
    if (file !== undefined)
      keepKey(file, draft.keyFor([form.fields, form.keep, file.name, file.size, file.lastModified]));
    const { error } = await save(submit({ kind, submitPaperForm: form }).unwrap());
    if (error === undefined) draft.forgetKey();
    else files.failed();
    return error;
  };
}

/** VER-01: a paper of one kind, with what stands on it. What was handed in before is where it begins. */
export function PaperDialog({ paper, onClose }: PaperDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { kind } = paper;
  const today = useToday();
  const draft = usePaperDraft(paper);
  const files = usePaperFiles(paper, draft.place);
  const [rest, setRest] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const [read, reading] = useReadCertificateMutation();
  const form = useForm<PaperAnswers>({
    defaultValues: answersOf(paper),
    resolver: resolverOf((answers) => checkPaperAnswers(kind, answers, today)),
    shouldFocusError: false,
  });
  const hasFile = files.items.length > 0;
  const forget = useKeptAnswers(form, draft.subject, adoptPaper);
  const sendFiles = useSend(kind, files, draft);
  const send = useOnce(async (answers: PaperAnswers) => {
    if (!hasFile) return;
    const error = await sendFiles(answers);
    if (error === undefined) {
      forget();
      files.forget();
      onClose();
    } else setRest(placeApiFaults(error, form.setError, (path) => path.startsWith('fields.'), formPathOf).rest);
  });
  const named = useNamedFault(form.watch('licenses').length);
  const take = useCallback(
    (answers: Partial<PaperAnswers>) => {
      for (const [name, value] of Object.entries(answers))
        form.setValue(name as keyof PaperAnswers, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
    },
    [form],
  );
  const submit = form.handleSubmit(send);
  return (
    <FormDialog
      wide
      title={formatMessage({ id: `settings.papers.title.${kind}` })}
      saveLabel={formatMessage({ id: 'settings.papers.send' })}
      sending={form.formState.isSubmitting}
      onSubmit={(event) => {
        setTried(true);
        return submit(event);
      }}
      onClose={onClose}
    >
      <FormSummary form={form} order={ORDER_OF[kind]} rest={rest} named={named} />
      {paper.isInForce ? (
        <Banner kind="news">
          <FormattedMessage id={kind === 'license' ? 'settings.papers.replaces' : 'settings.papers.stays'} />
        </Banner>
      ) : null}
      <Scan
        {...{ kind, files }}
        missing={tried && !hasFile}
        onAdd={(file) => {
          if (kind === 'insurance' && file.type === PDF) void read({ file });
        }}
      />
      {kind === 'insurance' && reading.isLoading ? (
        <Banner kind="news" role="status">
          <FormattedMessage id="settings.papers.reading" />
        </Banner>
      ) : null}
      {reading.data === undefined || files.file === undefined ? null : (
        <CertificateNote found={reading.data} onUse={take} />
      )}
      <PaperFields kind={kind} form={form} />
      <LicensesLeftOut paper={paper} form={form} />
    </FormDialog>
  );
}
