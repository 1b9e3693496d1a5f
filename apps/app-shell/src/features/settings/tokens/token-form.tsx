import { useCreateTokenMutation, type CreatedAccessToken } from '@cw/api-client';
import { TOKEN_LIFETIMES_DAYS, TOKEN_LIMITS, TOKEN_SCOPES } from '@cw/domain';
import { Panel, RadioGroup, SegmentedField, SendingButton, Stack, TextField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSummary } from '../../../forms/form-summary.js';
import { placeApiFaults, resolverOf } from '../../../forms/form-faults.js';
import { useFieldProps } from '../../../forms/use-field-props.js';
import { useKeptAnswers } from '../../../forms/use-kept-answers.js';
import { useOnce } from '../../../forms/use-once.js';
import { useReauthentication } from '../../../identity/index.js';
import { useAsked } from '../use-asked.js';
import { useSave } from '../use-save.js';
import { CreatedTokenDialog } from './created-token-dialog.js';
import { checkToken, NEW_TOKEN, TOKEN_ORDER, tokenBody, type TokenAnswers } from './token-answers.js';

const KNOWN: ReadonlySet<string> = new Set(TOKEN_ORDER);

function useTokenForm(onCreated: (token: CreatedAccessToken) => void) {
  const [create, { reset }] = useCreateTokenMutation();
  const reauthenticated = useReauthentication();
  const save = useSave({ failed: 'settings.tokens.create_failed' });
  const [rest, setRest] = useState<readonly string[]>([]);
  const form = useForm<TokenAnswers>({
    defaultValues: NEW_TOKEN,
    resolver: resolverOf(checkToken),
    shouldFocusError: false,
  });
  const forget = useKeptAnswers(form, 'token');
  const send = useOnce(async (answers: TokenAnswers) => {
    const { value, error } = await save(reauthenticated(() => create(tokenBody(answers)).unwrap()));
    setRest(placeApiFaults(error, form.setError, (path) => KNOWN.has(path)).rest);
    if (value === undefined) return;
    form.reset(NEW_TOKEN);
    forget();
    onCreated(value);
  });
  return { form, rest, submit: form.handleSubmit(send), forget: reset };
}

/** API-01: a name, what it may do, how long it works. Making one asks for the password. */
export function TokenForm(): ReactElement {
  const { formatMessage } = useIntl();
  const shown = useAsked<CreatedAccessToken>();
  const { form, rest, submit, forget } = useTokenForm(shown.ask);
  const field = useFieldProps(form);
  const close = (): void => {
    shown.close();
    forget();
  };
  return (
    <Panel
      title={<FormattedMessage id="settings.tokens.new" />}
      subtitle={<FormattedMessage id="settings.tokens.new_text" />}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormSummary form={form} order={TOKEN_ORDER} rest={rest} />
        <Stack spacing={2.5}>
          <TextField
            {...field('name')}
            label={formatMessage({ id: 'settings.tokens.name' })}
            hint={formatMessage({ id: 'settings.tokens.name_hint' })}
            maxLength={TOKEN_LIMITS.nameMax}
            autoComplete="off"
          />
          <RadioGroup
            {...field('scope')}
            label={formatMessage({ id: 'settings.tokens.scope' })}
            hint={formatMessage({ id: 'settings.tokens.scope_hint' })}
            choices={TOKEN_SCOPES.map((value) => ({
              value,
              label: formatMessage({ id: `settings.tokens.scope.${value}` }),
              note: formatMessage({ id: `settings.tokens.scope_note.${value}` }),
            }))}
          />
          <SegmentedField
            {...field('expiresInDays')}
            label={formatMessage({ id: 'settings.tokens.lifetime' })}
            choices={TOKEN_LIFETIMES_DAYS.map((days) => ({
              value: String(days),
              label: formatMessage({ id: 'settings.tokens.lifetime_days' }, { days }),
            }))}
          />
          <div>
            <SendingButton
              type="submit"
              variant="primary"
              sending={form.formState.isSubmitting}
              sendingText={formatMessage({ id: 'settings.tokens.creating' })}
            >
              <FormattedMessage id="settings.tokens.create" />
            </SendingButton>
          </div>
        </Stack>
      </form>
      <CreatedTokenDialog created={shown.about} open={shown.open} onClose={close} />
    </Panel>
  );
}
