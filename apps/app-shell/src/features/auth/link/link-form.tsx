import type { MessageId } from '@cw/i18n';
import { Banner, SendingButton, Stack } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSummary } from '../../../forms/form-summary.js';
import type { LinkFormControls } from './use-link-form.js';

export interface LinkFormProps<T extends FieldValues> {
  readonly controls: LinkFormControls<T>;
  readonly submitId: MessageId;
  readonly sendingId: MessageId;
  readonly children: ReactNode;
}

/** Its faults above, its fields, and the one button that sends them. */
export function LinkForm<T extends FieldValues>(props: LinkFormProps<T>): ReactElement {
  const { controls, submitId, sendingId, children } = props;
  const { form, order, refusal, submit } = controls;
  const { formatMessage } = useIntl();
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={order} />
      <Stack spacing={3}>
        {refusal === undefined ? null : (
          <Banner kind="broken" role="alert">
            {refusal}
          </Banner>
        )}
        {children}
        <SendingButton
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          sending={form.formState.isSubmitting}
          sendingText={formatMessage({ id: sendingId })}
        >
          <FormattedMessage id={submitId} />
        </SendingButton>
      </Stack>
    </form>
  );
}
