import type { IntakeView, OwnIntakeOffer } from '@cw/api-client';
import { cents, INTAKE_LIMITS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Button, CheckIcon, ConfirmDialog, LongText, Panel, Stack, SumList, Typography, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useRefusalText } from '../../forms/refusal-text.js';
import type { ActingProps } from './request-props.js';

interface OfferProps extends ActingProps {
  readonly offer: OwnIntakeOffer;
}

function useLines({ repairs }: IntakeView, offer: OwnIntakeOffer) {
  const { formatMessage } = useIntl();
  return offer.lines.map(({ repairId, ceilingCents, responsibleParty, note }) => {
    const repair = repairs.find(({ id }) => id === repairId);
    const name = repair?.title ?? formatMessage({ id: `intake.category.${repair?.category ?? 'other'}` });
    const pays = formatMessage(
      { id: 'requests.offer.pays' },
      { party: formatMessage({ id: `projects.party.${responsibleParty}` }) },
    );
    return {
      label: [`${repair?.number ?? ''}. ${name}`, pays, note].filter((part) => part !== null).join(' · '),
      cents: cents(ceilingCents),
    };
  });
}

/** Both answers ask once more: neither can be taken back here. */
function Answers({ request, offer, acts }: OfferProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const refusalText = useRefusalText();
  const [asked, setAsked] = useState<'approve' | 'refuse'>();
  const [error, setError] = useState<string>();
  const amount = formatMoney(cents(offer.totalCents));
  const ask = (what: 'approve' | 'refuse'): void => {
    setError(undefined);
    setAsked(what);
  };
  const carryOut = async (
    act: () => Promise<unknown>,
    done: 'requests.offer.approve_done' | 'requests.offer.refuse_done',
  ): Promise<boolean> => {
    setError(undefined);
    try {
      await act();
    } catch (refused) {
      setError(refusalText(refused, 'errors.server.unexpected'));
      return false;
    }
    setAsked(undefined);
    toast({ kind: 'done', title: formatMessage({ id: done }) });
    return true;
  };
  return (
    <>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="primary" startIcon={<CheckIcon />} onClick={() => ask('approve')}>
          <FormattedMessage id="requests.offer.approve" />
        </Button>
        <Button variant="secondary" onClick={() => ask('refuse')}>
          <FormattedMessage id="requests.offer.refuse" />
        </Button>
      </Stack>
      <ConfirmDialog
        open={asked === 'approve'}
        title={formatMessage({ id: 'requests.offer.approve_title' }, { amount })}
        confirmLabel={formatMessage({ id: 'requests.offer.approve' })}
        error={error}
        onConfirm={async () => {
          await carryOut(() => acts.approve(offer.revision), 'requests.offer.approve_done');
        }}
        onClose={() => setAsked(undefined)}
      >
        <Typography>
          <FormattedMessage id="requests.offer.approve_text" values={{ count: request.repairs.length }} />
        </Typography>
      </ConfirmDialog>
      {asked === 'refuse' ? (
        <ReasonDialog
          open
          title={formatMessage({ id: 'requests.offer.refuse_title' })}
          text={formatMessage({ id: 'requests.offer.refuse_text' })}
          label={formatMessage({ id: 'requests.offer.reason' })}
          confirmLabel={formatMessage({ id: 'requests.offer.refuse' })}
          limits={{ min: INTAKE_LIMITS.reasonMin, max: INTAKE_LIMITS.reasonMax }}
          error={error}
          draftKey={`refuse.${request.id}`}
          onConfirm={(reason) => carryOut(() => acts.refuse(offer.revision, reason), 'requests.offer.refuse_done')}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

function Answered({ offer: { answer, answeredAt, reason } }: Pick<OfferProps, 'offer'>): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (answer === null || answeredAt === null) return null;
  return (
    <div>
      <p>
        <FormattedMessage id={`requests.offer.${answer}`} values={{ when: formats.dateTime(answeredAt) }} />
      </p>
      {reason === null ? null : <LongText about={formatMessage({ id: 'requests.offer.reason' })}>{reason}</LongText>}
    </div>
  );
}

/** COND-02: what each repair may cost at most and who pays, to be approved or refused. */
export function OfferPanel({ request, acts }: ActingProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { offer } = request;
  if (offer === null) return null;
  return <OfferOf {...{ request, acts, offer }} title={formatMessage({ id: 'requests.offer.title' })} />;
}

function OfferOf({ request, acts, offer, title }: OfferProps & { readonly title: string }): ReactElement {
  const { formatMessage } = useIntl();
  const lines = useLines(request, offer);
  const total = { label: formatMessage({ id: 'requests.offer.total' }), cents: cents(offer.totalCents), total: true };
  return (
    <Panel title={title} subtitle={formatMessage({ id: 'requests.offer.text' })}>
      <Stack spacing={2.5}>
        {offer.message === null ? null : <LongText about={title}>{offer.message}</LongText>}
        <SumList rows={[...lines, total]} />
        {request.state === 'offer_sent' && offer.answer === null ? (
          <Answers {...{ request, offer, acts }} />
        ) : (
          <Answered offer={offer} />
        )}
      </Stack>
    </Panel>
  );
}
