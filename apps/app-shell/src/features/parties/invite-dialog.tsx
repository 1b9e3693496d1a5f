import { detailOf, useInvitePartyMutation } from '@cw/api-client';
import { PARTY_LIMITS, PARTY_RIGHTS, PARTY_ROLES } from '@cw/domain';
import { RadioGroup, SegmentedField, TextField, Typography, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { FormDialog } from '../../forms/form-dialog.js';
import { FormSummary } from '../../forms/form-summary.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useKeptAnswers } from '../../forms/use-kept-answers.js';
import { useOnce } from '../../forms/use-once.js';
import { BLANK_INVITE, checkInvite, INVITE_ORDER, inviteBody, type InviteAnswers } from './invite-answers.js';

const KNOWN: ReadonlySet<string> = new Set(INVITE_ORDER);

export interface InviteDialogProps {
  readonly projectId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

function useInvite({ projectId, onClose }: InviteDialogProps) {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [invite] = useInvitePartyMutation();
  const [rest, setRest] = useState<readonly string[]>([]);
  const form = useForm<InviteAnswers>({
    defaultValues: BLANK_INVITE,
    resolver: resolverOf(checkInvite),
    shouldFocusError: false,
  });
  const forget = useKeptAnswers(form, `invite_party.${projectId}`);
  const send = useOnce(async (answers: InviteAnswers) => {
    try {
      await invite({ id: projectId, inviteParty: inviteBody(answers) }).unwrap();
    } catch (error) {
      const faults = placeApiFaults(error, form.setError, (path) => KNOWN.has(path));
      const said = detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' });
      setRest(faults.placed + faults.rest.length > 0 ? faults.rest : [said]);
      return;
    }
    setRest([]);
    toast({ kind: 'done', title: formatMessage({ id: 'parties.invite.done' }, { email: answers.email.trim() }) });
    form.reset(BLANK_INVITE);
    forget();
    onClose();
  });
  return { form, rest, submit: form.handleSubmit(send), sending: form.formState.isSubmitting };
}

function Fields({ form }: { readonly form: UseFormReturn<InviteAnswers> }): ReactElement {
  const { formatMessage } = useIntl();
  const field = useFieldProps(form);
  return (
    <>
      <TextField
        {...field('email')}
        type="email"
        label={formatMessage({ id: 'parties.field.email' })}
        autoComplete="off"
      />
      <TextField
        {...field('name')}
        label={formatMessage({ id: 'parties.field.name' })}
        maxLength={PARTY_LIMITS.nameMax}
        autoComplete="off"
        optional
      />
      <SegmentedField
        {...field('role')}
        label={formatMessage({ id: 'parties.field.role' })}
        choices={PARTY_ROLES.map((value) => ({ value, label: formatMessage({ id: `parties.role.${value}` }) }))}
      />
      <RadioGroup
        {...field('right')}
        label={formatMessage({ id: 'parties.field.right' })}
        choices={PARTY_RIGHTS.map((value) => ({
          value,
          label: formatMessage({ id: `parties.right.${value}` }),
          note: formatMessage({ id: `parties.right.${value}_note` }),
        }))}
      />
    </>
  );
}

/** PROJ-10: sends somebody a link to the project. What is typed stays while it is closed. */
export function InviteDialog(props: InviteDialogProps): ReactElement {
  const { open, onClose } = props;
  const { formatMessage } = useIntl();
  const { form, rest, submit, sending } = useInvite(props);
  return (
    <FormDialog
      open={open}
      title={formatMessage({ id: 'parties.invite.title' })}
      saveLabel={formatMessage({ id: 'parties.invite.send' })}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormSummary form={form} order={INVITE_ORDER} rest={rest} />
      <Typography variant="body2">
        <FormattedMessage id="parties.invite.text" values={{ days: PARTY_LIMITS.invitationDays }} />
      </Typography>
      <Fields form={form} />
    </FormDialog>
  );
}
