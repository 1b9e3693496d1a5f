import {
  detailOf,
  isSignedOut,
  usePlaceBidMutation,
  useUpdateBidMutation,
  type BidView,
  type ProjectDetail,
} from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { placeApiFaults } from '../../../forms/form-faults.js';
import { formPathOf, toBidInput, type BidAnswers } from './bid-answers.js';

interface Options {
  readonly project: ProjectDetail;
  readonly bid: BidView | null;
  readonly form: UseFormReturn<BidAnswers>;
  readonly onSent?: () => void;
}

export interface SendBid {
  readonly send: (answers: BidAnswers) => Promise<void>;
  readonly sending: boolean;
  /** Sentences about what the form has no field for. */
  readonly rest: readonly string[];
}

const FIELD =
  /^(lines\.\d+\.(amount|note|included|allowance)|whole|timeline|startDate|durationDays|workDescription|materials|warrantyMonths|validUntil)$/;

/** Places or changes the bid once; what was typed stays whatever the answer is. */
export function useSendBid({ project, bid, form, onSent }: Options): SendBid {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [rest, setRest] = useState<readonly string[]>([]);
  const [place, placing] = usePlaceBidMutation();
  const [update, updating] = useUpdateBidMutation();

  const refused = (error: unknown): void => {
    if (isSignedOut(error)) return;
    const placed = placeApiFaults<BidAnswers>(
      error,
      (path, fault, options) => form.setError(formPathOf(path) as typeof path, fault, options),
      (path) => FIELD.test(formPathOf(path)),
    );
    const detail = detailOf(error);
    setRest(
      placed.placed + placed.rest.length > 0 ? placed.rest : [detail ?? formatMessage({ id: 'bids.form.failed' })],
    );
    toast({
      kind: 'broken',
      title: formatMessage({ id: 'bids.form.failed' }),
      ...(detail !== undefined && { text: detail }),
    });
  };

  const send = async (answers: BidAnswers): Promise<void> => {
    setRest([]);
    const input = toBidInput(answers);
    try {
      if (bid === null) await place({ id: project.id, placeBid: input }).unwrap();
      else await update({ id: bid.id, bidEdit: input }).unwrap();
    } catch (error) {
      refused(error);
      return;
    }
    toast(
      bid === null
        ? {
            kind: 'done',
            title: formatMessage({ id: 'bids.form.sent' }),
            text: formatMessage({ id: 'bids.form.sent_text' }),
          }
        : { kind: 'done', title: formatMessage({ id: 'bids.form.saved' }) },
    );
    onSent?.();
  };

  return { send, sending: placing.isLoading || updating.isLoading, rest };
}
