import type { IntakeRepairView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { CheckIcon, Chip, Money, Panel, PersonsWords, Quote, styled, Tag } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntakeProps } from './intake-props.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(2, 3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& h3': theme.typography.subtitle1,
  '& .meta': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .right': { textAlign: 'right' },
  '& .wide': { gridColumn: '2 / -1', display: 'grid', gap: theme.spacing(1), whiteSpace: 'pre-line' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > li': { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: theme.spacing(2) },
    '& .right': { gridColumn: 2, textAlign: 'left' },
    '& .wide': { gridColumn: '1 / -1' },
  },
}));

function Repair({ repair }: { readonly repair: IntakeRepairView }): ReactElement {
  const { formatMessage } = useIntl();
  const { number, category, description, title, location, kind, quote, page, estimatedCostCents, isDone } = repair;
  const party = repair.responsibleParty;
  const meta = [
    title === null ? null : formatMessage({ id: `intake.category.${category}` }),
    location,
    kind === null ? null : formatMessage({ id: `projects.kind.${kind}` }),
    party === null
      ? null
      : formatMessage({ id: 'triage.repair.pays' }, { party: formatMessage({ id: `projects.party.${party}` }) }),
  ].filter((part) => part !== null && part !== '');
  return (
    <li>
      <Tag number={number} tone={isDone ? 'green' : 'slate'} />
      <div>
        <h3>
          {title === null ? formatMessage({ id: `intake.category.${category}` }) : <PersonsWords>{title}</PersonsWords>}
        </h3>
        {meta.length === 0 ? null : <p className="meta">{meta.join(' · ')}</p>}
      </div>
      <div className="right">
        {estimatedCostCents === null ? null : <Money cents={cents(estimatedCostCents)} size="strong" />}
        {isDone ? (
          <Chip tone="green" icon={<CheckIcon />}>
            <FormattedMessage id="triage.repair.done" />
          </Chip>
        ) : null}
      </div>
      <div className="wide">
        <PersonsWords as="p">{description}</PersonsWords>
        {quote === null ? null : <Quote page={page}>{quote}</Quote>}
      </div>
    </li>
  );
}

/** INT-02: what is to be repaired, in the submitter's words, with the report's own beside them. */
export function RepairsPanel({ intake }: IntakeProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel
      flush
      title={formatMessage({ id: 'triage.repairs_title' })}
      subtitle={formatMessage({ id: 'triage.repairs' }, { count: intake.repairList.length })}
    >
      <List>
        {intake.repairList.map((repair) => (
          <Repair key={repair.id} repair={repair} />
        ))}
      </List>
    </Panel>
  );
}
