import { isSilence } from '@cw/api-client';
import { Banner, Button, OfflineIcon, SendingButton, Stack, TextField } from '@cw/ui';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { collectFaults, placeApiFaults, resolverOf } from './form-faults.js';
import { FormSummary } from './form-summary.js';
import { asAnswers, readKept, useKeptDraft } from './kept-draft.js';
import { useRefusalText } from './refusal-text.js';
import { checkText } from './rules.js';
import { useDraftSaid } from './use-draft-said.js';
import { useFieldProps } from './use-field-props.js';
import { useOnce } from './use-once.js';

interface Words {
  readonly body: string;
}

const ORDER = ['body'] as const;

export interface WordsFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly sendLabel: string;
  readonly limits: { readonly min: number; readonly max: number };
  readonly initial?: string;
  /** Under which a half-written text is kept on this device: of one person, about one thing. */
  readonly draftKey: string;
  /** What was typed stays when it fails. */
  readonly onSend: (body: string) => Promise<void>;
  readonly onCancel?: () => void;
}

function keptWords(draftKey: string): string | undefined {
  const body = readKept(draftKey, asAnswers)?.['body'];
  return typeof body === 'string' && body !== '' ? body : undefined;
}

/** Nobody read it, or nobody knows: nothing about the text is wrong, and it is still here. */
function Unsent(): ReactElement {
  return navigator.onLine ? (
    <Banner kind="sent_back" role="alert" title={<FormattedMessage id="intake.check.lost_title" />}>
      <FormattedMessage id="questions.lost_kept" />
    </Banner>
  ) : (
    <Banner kind="sent_back" role="alert" icon={OfflineIcon} title={<FormattedMessage id="shell.offline.title" />}>
      <FormattedMessage id="questions.offline_kept" />
    </Banner>
  );
}

/** One text to say: a question, its answer, one's side of a dispute. */
export function WordsForm({
  label,
  hint,
  sendLabel,
  limits,
  initial = '',
  draftKey,
  onSend,
  onCancel,
}: WordsFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const [rest, setRest] = useState<readonly string[]>([]);
  const [isUnsent, setIsUnsent] = useState(false);
  const [kept] = useState(() => keptWords(draftKey) ?? initial);
  useDraftSaid(kept !== initial);
  const form = useForm<Words>({
    defaultValues: { body: kept },
    resolver: resolverOf(({ body }: Words) => collectFaults([['body', checkText(body, limits)]])),
    shouldFocusError: false,
  });
  const field = useFieldProps(form);
  const forgetDraft = useKeptDraft(form, draftKey);
  const refusalText = useRefusalText();
  const send = useOnce(async ({ body }: Words) => {
    setRest([]);
    setIsUnsent(false);
    try {
      await onSend(body.trim());
      form.reset({ body: '' });
      forgetDraft();
    } catch (error) {
      if (isSilence(error)) {
        setIsUnsent(true);
        return;
      }
      // Whatever is wrong with the request is wrong with its one text.
      const placed = placeApiFaults(
        error,
        form.setError,
        () => true,
        () => 'body',
      );
      setRest(placed.placed > 0 ? placed.rest : [refusalText(error, 'errors.server.unexpected')]);
    }
  });
  const submit = form.handleSubmit(send);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={ORDER} rest={rest} />
      <Stack spacing={1.5}>
        <TextField
          {...field('body')}
          label={label}
          {...(hint !== undefined && { hint })}
          rows={3}
          maxLength={limits.max}
        />
        {isUnsent ? <Unsent /> : null}
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SendingButton
            type="submit"
            variant="primary"
            sending={form.formState.isSubmitting}
            sendingText={formatMessage({ id: 'questions.sending' })}
          >
            {sendLabel}
          </SendingButton>
          {onCancel === undefined ? null : (
            <Button
              onClick={() => {
                forgetDraft();
                onCancel();
              }}
            >
              <FormattedMessage id="questions.cancel" />
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
