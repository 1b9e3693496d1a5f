import type { DisputeOfferView, DisputeView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Panel, SplitBar, Stack, styled, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AcceptOffer } from './accept-offer.js';
import type { CaseProps } from './case-banner.js';
import { OfferForm, type OfferKind } from './offer-form.js';
import { sidesOf, whoOf } from './sides.js';
import { splitOf } from './split.js';

const Offer = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  paddingBottom: theme.spacing(2.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[data-awaits=true]': {
    paddingLeft: theme.spacing(2),
    borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  },
  '& h3': { ...theme.typography.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  '& .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Earlier = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  '& li': { padding: theme.spacing(0.5, 0), overflowWrap: 'anywhere' },
}));

interface OfferProps extends CaseProps {
  readonly offer: DisputeOfferView;
}

/** One offer that stands, with what each side would get by it. */
function OpenOffer({ dispute, offer }: OfferProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const split = splitOf(dispute);
  return (
    <Offer data-awaits={offer.canAccept}>
      <div>
        <h3>{formatMessage({ id: 'disputes.offer.by' }, whoOf(dispute, { ...offer, byName: offer.authorName }))}</h3>
        <p className="quiet">{formats.dateTime(offer.at)}</p>
      </div>
      <SplitBar {...split} contractorCents={cents(offer.contractorCents)} />
      {offer.side === dispute.side ? (
        <p className="quiet">
          <FormattedMessage id="disputes.offer.own_waits" />
        </p>
      ) : null}
      {offer.canAccept ? <AcceptOffer dispute={dispute} offer={offer} /> : null}
    </Offer>
  );
}

/** Offers that were replaced, or that ended with the case. */
function EarlierOffers({ dispute }: CaseProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const earlier = dispute.offers.filter(({ state }) => state !== 'open');
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary>{formatMessage({ id: 'disputes.offer.earlier' }, { count: earlier.length })}</summary>
      <Earlier>
        {earlier.map(({ id, side, isOwn, authorName: byName, contractorCents, at, state }) => (
          <li key={id}>
            {formatMessage(
              { id: 'disputes.offer.earlier_line' },
              {
                ...whoOf(dispute, { side, isOwn, byName }),
                state,
                amount: formatMoney(cents(contractorCents)),
                contractor: dispute.contractorName,
                when: formats.dateTime(at),
              },
            )}
          </li>
        ))}
      </Earlier>
    </details>
  );
}

function kindOf({ offers, side }: DisputeView): OfferKind {
  const open = offers.filter(({ state }) => state === 'open');
  if (open.some((offer) => offer.side === side)) return 'again';
  return open.length > 0 ? 'counter' : 'first';
}

/** The other side's offer first: it is the one to be answered. */
const openOffers = ({ offers, side }: DisputeView): DisputeOfferView[] =>
  offers.filter(({ state }) => state === 'open').toSorted((a, b) => Number(a.side === side) - Number(b.side === side));

/** The way out that both sides choose: a split, offered by either and accepted by the other. */
export function OffersPanel({ dispute }: CaseProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { contractorName: contractor, ownerName: client, isHeld } = dispute;
  const open = openOffers(dispute);
  const mayOffer = dispute.actions.includes('offer');
  if (!mayOffer && dispute.offers.length === 0) return null;
  const amount = formatMoney(cents(dispute.stakeCents));
  const isOver = dispute.endedAt !== null;
  const about = formatMessage(
    { id: isHeld ? 'disputes.offers.about_held' : 'disputes.offers.about_invoice' },
    { contractor, client, amount, viewer: sidesOf(dispute).viewer },
  );
  return (
    <Panel
      title={formatMessage({ id: isOver ? 'disputes.offers.title_over' : 'disputes.offers.title' })}
      {...(!isOver && { subtitle: about })}
    >
      <Stack spacing={2.5}>
        {open.length === 0 && !isOver ? (
          <Typography variant="body2">
            <FormattedMessage id="disputes.offers.none" />
          </Typography>
        ) : null}
        {open.map((offer) => (
          <OpenOffer key={offer.id} dispute={dispute} offer={offer} />
        ))}
        {mayOffer ? <OfferForm dispute={dispute} kind={kindOf(dispute)} /> : null}
        <EarlierOffers dispute={dispute} />
      </Stack>
    </Panel>
  );
}
