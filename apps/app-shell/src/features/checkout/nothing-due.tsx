import type { PaymentSummary, ProjectDetail } from '@cw/api-client';
import { cents, HELD_STATES, SETTLEMENT } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { ButtonLink, EmptyState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../app/routes/paths.js';
import { onItsWayText } from './result-words.js';

export interface NothingDueProps {
  /** The one that was asked for. */
  readonly project: ProjectDetail | null;
  /** Whether something else waits for its payment. */
  readonly elsewhere: boolean;
}

interface Why {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly cents: number;
}

const because = (text: MessageId): Why => ({ title: 'checkout.nothing_due_title', text, cents: 0 });

/** Held, what stands of it; at closing, by which way it is paid; otherwise it is over. */
function whyOfMoney(money: PaymentSummary): Why {
  const { onItsWayCents, heldCents, state } = money;
  const isAtClosing = money.paymentTiming === 'at_closing';
  if (onItsWayCents > 0) {
    return { title: 'checkout.on_its_way_title', text: onItsWayText(money), cents: onItsWayCents };
  }
  if (state === 'disputed') return because('checkout.frozen_dispute');
  if (state === 'charged_back') return because('checkout.frozen_bank');
  if (isAtClosing && state === 'requires_payment') return because('checkout.nothing_due_at_closing');
  if (isAtClosing || heldCents === 0 || !HELD_STATES.includes(state)) return because('checkout.nothing_due_over');
  return { title: 'checkout.all_held_title', text: 'checkout.all_held_text', cents: heldCents };
}

/** It is all held, on its way, to be paid at closing, over, or there is no accepted bid. */
function whyNothing(project: ProjectDetail | null): Why {
  if (project?.status === 'cancelled') return because('checkout.nothing_due_cancelled');
  return project?.payment ? whyOfMoney(project.payment) : because('checkout.nothing_due_text');
}

/** Where to go from here: to what else is due, to the project that was asked for, or to all of them. */
function wayOn({ project, elsewhere }: NothingDueProps) {
  if (elsewhere) return ['checkout.to_due', paths.checkout] as const;
  if (project !== null) return ['checkout.to_project', paths.project(project.id)] as const;
  return ['checkout.to_projects', paths.projects] as const;
}

/** Why nothing is to pay, and the way on. */
export function NothingDue(props: NothingDueProps): ReactElement {
  const { formatMessage } = useIntl();
  const { project } = props;
  const why = whyNothing(project);
  const [action, path] = wayOn(props);
  const values = {
    amount: formatMoney(cents(why.cents)),
    name: project?.contractorName ?? '',
    days: SETTLEMENT.us_bank_account.businessDays,
  };
  return (
    <EmptyState
      title={formatMessage({ id: why.title }, values)}
      drawing="level"
      action={
        <ButtonLink href={path} variant="primary">
          {formatMessage({ id: action })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: why.text }, values)}
    </EmptyState>
  );
}
