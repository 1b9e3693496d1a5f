import type { IntakeDetail } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney, formatPhone, type MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Box, Panel, Stack, Typography } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useKit } from '../kit-context.js';
import { Facts } from '../records/facts.js';
import type { IntakeProps } from './intake-props.js';

type Fact = readonly [label: MessageId, value: ReactNode];
type Section = readonly [title: MessageId, facts: readonly Fact[]];

interface Words {
  readonly intl: IntlShape;
  readonly day: (date: string | null) => string | null;
}

/** An address that is too long breaks behind its @ first. */
function MailLink({ email }: { readonly email: string }): ReactElement {
  const [name, host] = email.split('@');
  const named = `${name}@`;
  return (
    <a href={`mailto:${email}`}>
      {named}
      <wbr />
      {host}
    </a>
  );
}

const joined = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');

function propertyOf({ address, city, usState, zip, yearBuilt }: IntakeDetail): Section {
  return [
    'triage.section.property',
    [
      ['intake.field.address', `${address}, ${city}, ${usState} ${zip}`],
      ['projects.field.year_built', yearBuilt],
    ],
  ];
}

function peopleOf(intake: IntakeDetail, { day }: Words): Section {
  const { buyers, sellers, listingAgent, buyersAgent, settlementAgent } = intake;
  const agent = settlementAgent && joined(settlementAgent.name, settlementAgent.company);
  return [
    'triage.section.people',
    [
      ['intake.field.buyers', buyers],
      ['intake.field.sellers', sellers],
      ['intake.field.listing_agent', listingAgent],
      ['intake.field.buyers_agent', buyersAgent],
      ['projects.field.settlement_agent', agent],
      ['invoices.agent.email', settlementAgent?.email],
      ['invoices.file_number', settlementAgent?.fileNumber],
      ['intake.field.contract_date', day(intake.contractDate)],
      ['intake.field.inspection_date', day(intake.inspectionDate)],
      ['projects.field.closing_date', day(intake.closingDate)],
    ],
  ];
}

function loanOf({ loanProgram, lender, loanOfficer, caseNumber }: IntakeDetail, { intl }: Words): Section {
  return [
    'intake.field.loan',
    [
      ['projects.field.loan_program', loanProgram && intl.formatMessage({ id: `projects.loan.${loanProgram}` })],
      ['projects.field.lender', lender],
      ['projects.field.loan_officer', loanOfficer],
      ['projects.field.case_number', caseNumber],
    ],
  ];
}

function wishesOf(intake: IntakeDetail, { intl, day }: Words): Section {
  const {
    repairType,
    description,
    urgency,
    estimatedBudgetCents: budget,
    verificationMethod,
    verificationNote,
  } = intake;
  const method = verificationMethod && intl.formatMessage({ id: `intake.verification.${verificationMethod}` });
  return [
    'triage.section.wishes',
    [
      ['intake.field.repair_type', repairType],
      ['intake.field.description', description],
      ['intake.field.appraisal_notes', intake.appraisalNotes],
      ['intake.field.urgency', urgency && intl.formatMessage({ id: `intake.urgency.${urgency}` })],
      ['intake.field.budget', budget === null ? null : formatMoney(cents(budget))],
      ['intake.field.deadline', day(intake.completionDeadline)],
      ['triage.verification', joined(method, verificationNote)],
    ],
  ];
}

function submitterOf(intake: IntakeDetail, { intl }: Words): Section {
  const { fullName, email, phone, submitterRole, locale } = intake;
  return [
    'triage.submitter',
    [
      ['intake.field.full_name', fullName],
      ['triage.role', submitterRole && intl.formatMessage({ id: `intake.role.${submitterRole}` })],
      ['intake.field.email', <MailLink email={email} />],
      ['intake.field.phone', <a href={`tel:${phone}`}>{formatPhone(phone)}</a>],
      ['triage.language', intl.formatMessage({ id: `triage.language.${locale}` })],
    ],
  ];
}

const isGiven = ([, value]: Fact): boolean => value !== null && value !== undefined && value !== '';

function AccountLine({ intake: { account } }: IntakeProps): ReactElement {
  const { Link } = useKit();
  return (
    <Box sx={{ mt: 1, typography: 'body2' }}>
      <p>
        <FormattedMessage id={`triage.account.${account.standing}`} />
      </p>
      {account.userId === null ? null : (
        <Link to={`/users?user=${encodeURIComponent(account.userId)}`}>
          <FormattedMessage id="triage.account.open" />
        </Link>
      )}
    </Box>
  );
}

/** INT-01: all that was sent, section by section; what was left empty is not listed. */
export function RequestFacts({ intake }: IntakeProps): ReactElement {
  const intl = useIntl();
  const formats = useFormats();
  const words: Words = { intl, day: (date) => (date === null ? null : formats.plainDate(date, 'full')) };
  const sections = [
    submitterOf(intake, words),
    propertyOf(intake),
    peopleOf(intake, words),
    loanOf(intake, words),
    wishesOf(intake, words),
  ];
  return (
    <Panel title={intl.formatMessage({ id: 'triage.sent' })}>
      <Stack spacing={2.5}>
        {sections.map(([title, facts]) => {
          const given = facts.filter(isGiven);
          if (given.length === 0) return null;
          return (
            <div key={title}>
              <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
                {intl.formatMessage({ id: title })}
              </Typography>
              <Facts facts={given.map(([label, value]) => [intl.formatMessage({ id: label }), value, label])} />
              {title === 'triage.submitter' ? <AccountLine intake={intake} /> : null}
            </div>
          );
        })}
      </Stack>
    </Panel>
  );
}
