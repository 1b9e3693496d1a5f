import type { ProjectDetail } from '@cw/api-client';
import { BANK_PAYMENT, cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { ButtonLink, EmptyState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../app/paths.js';
import { isApproved } from './is-approved.js';

export interface NothingDueProps {
  /** The one that was asked for. */
  readonly project: ProjectDetail | null;
  /** Whether something else waits for its payment. */
  readonly elsewhere: boolean;
}

const NOTHING_DUE = { title: 'checkout.nothing_due_title', text: 'checkout.nothing_due_text', cents: 0 } as const;

/** It is all held, on its way, or there is no accepted bid. */
function whyNothing(project: ProjectDetail | null) {
  if (!project?.payment) return NOTHING_DUE;
  const { onItsWayCents, heldCents } = project.payment;
  const approved = isApproved(project);
  if (onItsWayCents > 0) {
    const text = approved ? 'checkout.on_its_way_text_approved' : 'checkout.on_its_way_text';
    return { title: 'checkout.on_its_way_title', text, cents: onItsWayCents } as const;
  }
  if (heldCents === 0 || approved) return NOTHING_DUE;
  return { title: 'checkout.all_held_title', text: 'checkout.all_held_text', cents: heldCents } as const;
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
    days: BANK_PAYMENT.businessDays,
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
