import type { OwnIntakeRepair, OwnIntakeRequest } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney, formatPhone, type MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { LongText, Panel, PersonsWords, Quote, Stack, styled, Tag, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Facts } from '../../words/facts.js';
import type { RequestProps } from './request-props.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(1.5),
    overflowWrap: 'anywhere',
  },
  '& h3': theme.typography.subtitle1,
  '& .meta': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

function Repair({ repair }: { readonly repair: OwnIntakeRepair }): ReactElement {
  const { formatMessage } = useIntl();
  const { number, category, description, title, location, quote, page, estimatedCostCents: estimate } = repair;
  const party = repair.responsibleParty;
  const name = formatMessage({ id: `intake.category.${category}` });
  const meta = [
    title === null ? null : name,
    location,
    party === null
      ? null
      : formatMessage({ id: 'requests.offer.pays' }, { party: formatMessage({ id: `projects.party.${party}` }) }),
    estimate === null
      ? null
      : formatMessage({ id: 'intake.suggestions.estimate' }, { amount: formatMoney(cents(estimate)) }),
  ].filter((part) => part !== null && part !== '');
  return (
    <li>
      <Tag number={number} size="small" />
      <div>
        <h3>{title === null ? name : <PersonsWords>{title}</PersonsWords>}</h3>
        {meta.length === 0 ? null : <p className="meta">{meta.join(' · ')}</p>}
        {description === quote ? null : <LongText about={title ?? name}>{description}</LongText>}
        {quote === null ? null : <Quote page={page}>{quote}</Quote>}
      </div>
    </li>
  );
}

type Given = readonly [label: MessageId, value: string | null | undefined];

/** What was answered, in the order of the form. */
function useGiven(request: OwnIntakeRequest): readonly Given[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const day = (date: string | null): string | null => (date === null ? null : formats.plainDate(date, 'full'));
  const { settlementAgent: agent, loanProgram, urgency, estimatedBudgetCents: budget, verificationMethod } = request;
  return [
    ['intake.field.buyers', request.buyers],
    ['intake.field.sellers', request.sellers],
    ['intake.field.listing_agent', request.listingAgent],
    ['intake.field.buyers_agent', request.buyersAgent],
    ['intake.field.settlement_agent', agent?.name],
    ['intake.field.contract_date', day(request.contractDate)],
    ['intake.field.inspection_date', day(request.inspectionDate)],
    ['projects.field.closing_date', day(request.closingDate)],
    ['projects.field.loan_program', loanProgram && formatMessage({ id: `projects.loan.${loanProgram}` })],
    ['projects.field.lender', request.lender],
    ['projects.field.case_number', request.caseNumber],
    ['intake.field.urgency', urgency && formatMessage({ id: `intake.urgency.${urgency}` })],
    ['intake.field.deadline', day(request.completionDeadline)],
    ['intake.field.budget', budget === null ? null : formatMoney(cents(budget))],
    ['triage.verification', verificationMethod && formatMessage({ id: `intake.verification.${verificationMethod}` })],
    ['intake.field.email', request.email],
    ['intake.field.phone', request.phone && formatPhone(request.phone)],
  ];
}

/** INT-01: what was sent, as it stands. */
export function SentPanel({ request: { request, repairs } }: RequestProps): ReactElement {
  const { formatMessage } = useIntl();
  const given = useGiven(request).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const words = [request.repairType, request.description, request.appraisalNotes].filter((text) => text !== null);
  return (
    <Panel title={formatMessage({ id: 'requests.sent.title' })}>
      <Stack spacing={3}>
        <List>
          {repairs.map((repair) => (
            <Repair key={repair.id} repair={repair} />
          ))}
        </List>
        {words.map((text) => (
          <LongText key={text} about={formatMessage({ id: 'intake.field.description' })}>
            {text}
          </LongText>
        ))}
        <div>
          <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
            {formatMessage({ id: 'requests.sent.answers' })}
          </Typography>
          <Facts facts={given.map(([label, value]) => ({ id: label, label: formatMessage({ id: label }), value }))} />
        </div>
      </Stack>
    </Panel>
  );
}
