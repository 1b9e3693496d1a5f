import type { ContractorSummary } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Avatar, CheckGlyph, Chip, PinIcon, styled, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { paths } from '../../app/routes/paths.js';
import { TradeChip } from '../../words/trade-chip.js';
import { FavoriteButton } from './profile/favorite-button.js';
import { InviteButton } from './profile/invite-button.js';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.spacing(1.25, 2),
  alignItems: 'start',
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& h2': { ...theme.typography.rowTitle, overflowWrap: 'anywhere' },
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.25, 2), marginTop: 2 },
  '& .facts > span': { display: 'inline-flex', alignItems: 'center', gap: '0.35em' },
  '& .chips': { gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75) },
  '& .acts': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: theme.spacing(1) },
  '& .rating': { textAlign: 'right' },
  '& .rating b': { ...theme.typography.moneyTotal, fontSize: '1.25rem' },
  // What one does with a contractor stands beside what it does; on a phone beside how it is rated.
  [theme.breakpoints.down('md')]: {
    gap: theme.spacing(1, 1.5),
    padding: theme.spacing(1.5, 2),
    '& .who': { gridColumn: '2 / -1' },
    '& .facts': { gap: theme.spacing(0, 1.5) },
    '& .chips': { gridColumn: '1 / -1' },
    '& .rating': { order: 1, gridColumn: '1 / 3', alignSelf: 'center', textAlign: 'left' },
    '& .acts': { order: 1 },
  },
}));

const PAPERS = [
  ['licensed', 'contractors.row.licensed'],
  ['insured', 'contractors.row.insured'],
  ['backgroundChecked', 'contractors.row.checked'],
] as const satisfies readonly (readonly [keyof ContractorSummary, MessageId])[];

export interface ContractorRowProps {
  readonly contractor: ContractorSummary;
}

function Rating({ contractor }: ContractorRowProps): ReactElement {
  const { rating, reviewCount } = contractor;
  if (rating === null) {
    return (
      <div className="rating note">
        <FormattedMessage id="contractors.row.no_reviews" />
      </div>
    );
  }
  return (
    <div className="rating">
      <div>
        <FormattedMessage
          id="contractors.row.rating"
          values={{
            rating: (
              <b>
                <FormattedNumber value={rating} minimumFractionDigits={1} maximumFractionDigits={1} />
              </b>
            ),
          }}
        />
      </div>
      <div className="note">
        <FormattedMessage id="contractors.row.reviews" values={{ count: reviewCount }} />
      </div>
    </div>
  );
}

/** Who they are, how far away, what they do, and which papers are in force. */
export function ContractorRow({ contractor }: ContractorRowProps): ReactElement {
  const formats = useFormats();
  const { id, name, company, city, state, zip, distanceMiles, experienceYears, trades, verified, memberSince } =
    contractor;
  const shown = company ?? name;
  return (
    <Row>
      <Avatar name={shown} />
      <div className="who">
        <h2>
          <TextLink href={paths.contractor(id)}>{shown}</TextLink>
        </h2>
        <div className="note facts">
          {company === null ? null : <span>{name}</span>}
          <span>
            <PinIcon />
            {distanceMiles === null ? (
              <FormattedMessage id="contractors.row.place" values={{ city, state, zip }} />
            ) : (
              <FormattedMessage
                id="contractors.row.place_away"
                values={{ city, state, zip, miles: Math.round(distanceMiles) }}
              />
            )}
          </span>
          <span>
            <FormattedMessage id="contractors.row.years" values={{ years: experienceYears }} />
          </span>
          <span>
            <FormattedMessage id="contractors.row.since" values={{ date: formats.date(memberSince, 'long') }} />
          </span>
        </div>
      </div>
      <Rating contractor={contractor} />
      <div className="chips">
        {verified ? (
          <Chip tone="green" icon={<CheckGlyph />}>
            <FormattedMessage id="contractors.row.verified" />
          </Chip>
        ) : (
          PAPERS.filter(([paper]) => contractor[paper]).map(([paper, id]) => (
            <Chip key={paper} tone="green">
              <FormattedMessage id={id} />
            </Chip>
          ))
        )}
        {verified ? null : (
          <Chip>
            <FormattedMessage id="contractors.row.unverified" />
          </Chip>
        )}
        {trades.map((trade) => (
          <TradeChip key={trade} category={trade} />
        ))}
      </div>
      <div className="acts">
        <FavoriteButton contractorId={id} name={shown} />
        {verified ? <InviteButton contractor={contractor} small /> : null}
      </div>
    </Row>
  );
}
