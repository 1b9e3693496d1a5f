import type { ProjectDetail } from '@cw/api-client';
import { cents, parseDollars, toDollarsInput, ZERO_CENTS, type Cents } from '@cw/domain';
import { formatShortAmount } from '@cw/i18n';
import { Banner, LockIcon, MoneyField, Panel, SendingButton, Stack, TextLink, Typography } from '@cw/ui';
import { useElements } from '@stripe/react-stripe-js';
import { useEffect, useEffectEvent, useId, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FaultAtButton } from '../../forms/fault-at-button.js';
import { checkPayment, faultAtField } from './amount-rule.js';
import { isApproved } from './is-approved.js';
import { keepAmount, keptAmount } from './kept-payment.js';
import { MethodElement } from './method-element.js';
import type { PayMethod } from './pay-method.js';
import { usePay, type PayWays } from './use-pay.js';

export interface PayFormProps extends PayWays {
  readonly project: ProjectDetail;
  /** What the amount is as long as nobody has typed one. */
  readonly first: Cents;
  /** The choice of the project, above the amount. */
  readonly choice: ReactNode;
  readonly termsPath: string;
  /** Tells the page what is about to be paid, for the sums beside the form. */
  readonly onAmount: (amountCents: number) => void;
  /** Tells the page how it is about to be paid. */
  readonly onMethod: (method: PayMethod) => void;
}

const APPROVED = {
  amount: 'checkout.amount_approved',
  hint: 'checkout.amount_hint_approved',
  agree: 'checkout.agree_approved',
  pay: 'checkout.pay_approved',
  payDue: 'checkout.pay_due',
} as const;
const TO_HOLD = { amount: 'checkout.amount', pay: 'checkout.pay', payDue: 'record.pay' } as const;

/**
 * Under way the start is behind, and with it what cancelling would give back; what is approved is not even held.
 */
function wordsOf(project: Pick<ProjectDetail, 'status' | 'work'>) {
  if (isApproved(project)) return APPROVED;
  return project.work === 'not_started'
    ? ({ ...TO_HOLD, hint: 'checkout.amount_hint', agree: 'checkout.agree' } as const)
    : ({ ...TO_HOLD, hint: 'checkout.amount_hint_rest', agree: 'checkout.agree_rest' } as const);
}

/** All that is due, also when that changes, until somebody types another amount. */
function useAmount({ id, payment }: ProjectDetail, first: Cents) {
  const [own, setOwn] = useState(() => keptAmount(id));
  const typed = own ?? toDollarsInput(first);
  return {
    typed,
    setTyped: (value: string): void => {
      setOwn(value);
      keepAmount(id, value);
    },
    amount: parseDollars(typed) ?? ZERO_CENTS,
    wrong: checkPayment(typed, cents(payment?.dueCents ?? 0)),
  };
}

/** PAY-04: the amount, the card or bank account, one button. Their fields belong to the provider. */
export function PayForm({
  project,
  first,
  refusal,
  choice,
  termsPath,
  returnUrl,
  onSent,
  onStale,
  onAmount,
  onMethod,
}: PayFormProps): ReactElement {
  const { formatMessage } = useIntl();
  const elements = useElements();
  const { typed, setTyped, amount, wrong } = useAmount(project, first);
  const { pay, paying, fault, forget } = usePay({
    returnUrl,
    refusal,
    onSent,
    onStale: () => {
      // What was pressed stays to be seen beside what is due now.
      setTyped(typed);
      return onStale();
    },
  });
  const [pressed, setPressed] = useState(0);
  const tried = pressed > 0;
  const faultId = useId();
  const good = wrong === undefined;
  const atField = wrong && faultAtField(typed, wrong);
  const words = wordsOf(project);

  const tell = useEffectEvent(onAmount);
  useEffect(() => {
    tell(good ? amount : 0);
    // The provider's form shows the amount in some ways to pay.
    if (good) void elements?.update({ amount });
  }, [amount, good, elements]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    forget();
    setPressed((times) => times + 1);
    if (!wrong) return void pay(project.id, amount);
    // What is wrong stands at the amount, which may be a screen above the button.
    const field = event.currentTarget.elements.namedItem('amount');
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={3}>
        <Panel title={formatMessage({ id: 'checkout.project_and_amount' })}>
          {tried && wrong ? (
            <Banner kind="broken" title={formatMessage({ id: 'checkout.invalid_title' })} role="alert">
              {formatMessage({ id: wrong.id }, { ...wrong.values })}
            </Banner>
          ) : null}
          {choice}
          <MoneyField
            name="amount"
            label={formatMessage({ id: words.amount })}
            hint={formatMessage({ id: words.hint })}
            value={typed}
            onChange={({ target }) => {
              forget();
              setTyped(target.value);
            }}
            error={tried && atField ? formatMessage({ id: atField.id }, { ...atField.values }) : undefined}
          />
        </Panel>
        <Panel
          title={formatMessage({ id: 'checkout.card' })}
          aside={
            <Typography variant="body2">
              <LockIcon /> {formatMessage({ id: 'checkout.handled_by' })}
            </Typography>
          }
        >
          <Stack spacing={2.5}>
            <MethodElement project={project} onMethod={onMethod} onChange={forget} />
            <FaultAtButton id={faultId} fault={fault} first={pressed === 0} />
            <SendingButton
              type="submit"
              variant="primary"
              startIcon={<LockIcon />}
              sending={paying}
              sendingText={formatMessage({ id: 'checkout.paying' })}
              fullWidth
              {...(fault !== undefined && { 'aria-describedby': faultId })}
            >
              {formatMessage({ id: good ? words.pay : words.payDue }, { amount: formatShortAmount(amount) })}
            </SendingButton>
            <Typography variant="body2">
              {formatMessage(
                { id: words.agree },
                {
                  terms: (words: ReactNode) => (
                    <TextLink key="terms" href={termsPath}>
                      {words}
                    </TextLink>
                  ),
                },
              )}
            </Typography>
          </Stack>
        </Panel>
      </Stack>
    </form>
  );
}
