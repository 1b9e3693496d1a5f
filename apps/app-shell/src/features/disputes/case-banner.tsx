import type { DisputeView } from '@cw/api-client';
import { cents, houseZone } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, fieldId, type BannerKind } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeLeft } from '../../time/time-left.js';
import { useNow } from '../../time/use-now.js';
import { caseTurn, owing, type CaseTurn } from './case-turn.js';
import { doerName, nameOfSide, otherName, sidesOf } from './sides.js';

export interface CaseProps {
  readonly dispute: DisputeView;
}

const KIND: Readonly<Record<CaseTurn, BannerKind>> = {
  frozen: 'broken',
  answer: 'date',
  wait: 'news',
  offer: 'news',
  withdraw: 'news',
  own_withdraw: 'news',
  overdue: 'news',
  talk: 'news',
  ruling_proposed: 'news',
  settled: 'done',
  withdrawn: 'news',
  ruled: 'done',
};

/** Whom the sentence waits for, or who else is in the case. */
function nameIn(dispute: DisputeView, turn: CaseTurn): string {
  const [first] = owing(dispute);
  const offer = turn === 'offer' ? dispute.offers.find(({ canAccept }) => canAccept) : undefined;
  if (offer) return doerName(dispute, { side: offer.side, byName: offer.authorName });
  return turn === 'wait' && first !== undefined ? nameOfSide(dispute, first) : otherName(dispute);
}

/** After the title: what can be done and how long there is, or who gets what. */
function useText(dispute: DisputeView, turn: CaseTurn): string | undefined {
  const { formatMessage } = useIntl();
  const { unit, count } = timeLeft(dispute.answerDueAt, useNow(), houseZone(dispute.usState));
  const { outcome, isHeld, contractorName, ownerName, actions } = dispute;
  if (turn === 'settled' || turn === 'ruled') {
    if (outcome === null) return undefined;
    const amount = (value: number): string => formatMoney(cents(value));
    return formatMessage(
      { id: isHeld ? 'disputes.turn.money_held' : 'disputes.turn.money_invoice' },
      {
        amount: amount(outcome.contractorCents),
        payout: amount(outcome.payoutCents),
        returned: amount(outcome.clientCents),
        contractor: contractorName,
        client: ownerName,
        viewer: sidesOf(dispute).viewer,
      },
    );
  }
  if (turn === 'wait' && !actions.includes('speak')) return undefined;
  const writes = String(actions.includes('speak'));
  return formatMessage({ id: `disputes.turn.${turn}_text` }, { name: nameIn(dispute, turn), unit, count, writes });
}

/** The field lies below what happened and what is offered. */
function AnswerButton(): ReactElement {
  return (
    <Button onClick={() => document.getElementById(fieldId('body'))?.focus()}>
      <FormattedMessage id="disputes.turn.answer_action" />
    </Button>
  );
}

/** First on the page: whose turn it is and until when, or how the case ended. */
export function CaseBanner({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const turn = caseTurn(dispute, useNow());
  const isBoth = turn === 'wait' && owing(dispute).length > 1;
  const title = formatMessage(
    { id: isBoth ? 'disputes.turn.wait_both' : `disputes.turn.${turn}` },
    {
      name: nameIn(dispute, turn),
      viewer: sidesOf(dispute).viewer,
      date:
        dispute.endedAt === null
          ? formats.deadline(dispute.answerDueAt, houseZone(dispute.usState))
          : formats.date(dispute.endedAt),
    },
  );
  return (
    <Banner kind={KIND[turn]} title={title} role="status" action={turn === 'answer' ? <AnswerButton /> : undefined}>
      {useText(dispute, turn)}
    </Banner>
  );
}
