import { useMakeDisputeOfferMutation, type DisputeView } from '@cw/api-client';
import { isEndlessAmount, PAYMENT_LIMITS, parseDollars } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { SendingButton, SplitField, Stack, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Fault } from '../../forms/fault.js';
import { collectFaults, placeApiFaults, resolverOf } from '../../forms/form-faults.js';
import { FormSummary } from '../../forms/form-summary.js';
import { useRefusalText } from '../../forms/refusal-text.js';
import { useFieldProps } from '../../forms/use-field-props.js';
import { useKeptAnswers } from '../../forms/use-kept-answers.js';
import { useOnce } from '../../forms/use-once.js';
import { splitOf, type Split } from './split.js';

interface OfferAnswers {
  readonly contractorCents: string;
}

const ORDER = ['contractorCents'] as const;

/** What is paid at closing is nothing, or a sum that can be paid; what is held is divided to the cent. */
function checkPart(typed: string, { wholeCents, of }: Split): Fault | undefined {
  const part = parseDollars(typed);
  if (part === undefined && !isEndlessAmount(typed)) return { id: 'disputes.fault.amount' };
  if (part === undefined || part > wholeCents) {
    return { id: 'disputes.fault.too_much', values: { amount: formatMoney(wholeCents) } };
  }
  const isUnpayable = of === 'invoice' && part > 0 && part < PAYMENT_LIMITS.minCents;
  return isUnpayable ? { id: 'disputes.fault.too_small' } : undefined;
}

/** What the button says: a first offer, a counter-offer or another one. */
export type OfferKind = 'first' | 'counter' | 'again';

export interface OfferFormProps {
  readonly dispute: DisputeView;
  readonly kind: OfferKind;
}

/** Offers the other side a split, by what the contractor would get. */
export function OfferForm({ dispute, kind }: OfferFormProps): ReactElement {
  const split = splitOf(dispute);
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const refusalText = useRefusalText();
  const [offer] = useMakeDisputeOfferMutation();
  const [rest, setRest] = useState<readonly string[]>([]);
  const form = useForm<OfferAnswers>({
    defaultValues: { contractorCents: '' },
    resolver: resolverOf(({ contractorCents }: OfferAnswers) =>
      collectFaults([['contractorCents', checkPart(contractorCents, split)]]),
    ),
    shouldFocusError: false,
  });
  const field = useFieldProps(form);
  const forget = useKeptAnswers(form, `dispute_offer.${dispute.id}`);
  const send = useOnce(async ({ contractorCents }: OfferAnswers) => {
    const part = parseDollars(contractorCents) ?? 0;
    try {
      await offer({ id: dispute.id, makeOffer: { contractorCents: part } }).unwrap();
    } catch (error) {
      const placed = placeApiFaults(error, form.setError, (path) => path === 'contractorCents');
      setRest(placed.placed > 0 ? placed.rest : [refusalText(error, 'errors.server.unexpected')]);
      return;
    }
    setRest([]);
    form.reset();
    forget();
    toast({ kind: 'done', title: formatMessage({ id: 'disputes.offer.sent' }) });
  });
  const submit = form.handleSubmit(send);
  const { viewer, contractorName: name, of } = split;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSummary form={form} order={ORDER} rest={rest} />
      <Stack spacing={2}>
        <SplitField
          {...field('contractorCents')}
          label={formatMessage({ id: 'disputes.offer.field' }, { viewer, name })}
          hint={formatMessage({ id: `disputes.offer.hint_${of}` }, { viewer, amount: formatMoney(split.wholeCents) })}
          typed={form.watch('contractorCents')}
          split={split}
        />
        <div>
          <SendingButton type="submit" variant="secondary" sending={form.formState.isSubmitting}>
            {formatMessage({ id: `disputes.offer.send_${kind}` })}
          </SendingButton>
        </div>
      </Stack>
    </form>
  );
}
