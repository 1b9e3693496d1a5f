import { ZERO_CENTS } from '@cw/domain';
import { Money, PersonsWords, styled, Tag } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { estimateOf } from '../answers/estimate.js';
import type { RepairAnswers } from '../answers/intake-answers.js';
import { shownAmount } from './use-shown-answers.js';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.spacing(1.5) },
  '& b': { display: 'block', fontWeight: 650 },
  '& p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .facts': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Sum = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  paddingTop: theme.spacing(1),
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
}));

/** The repairs as they will be sent, and what they come to. */
export function CheckRepairs({ repairs }: { readonly repairs: readonly RepairAnswers[] }): ReactElement {
  const { formatMessage } = useIntl();
  const estimate = estimateOf(repairs);
  return (
    <>
      <List>
        {repairs.map(({ category, description, location, responsibleParty, estimatedCost }, index) => (
          <li key={index}>
            <Tag number={index + 1} size="small" />
            <div>
              <b>{formatMessage({ id: `intake.category.${category}` })}</b>
              <PersonsWords as="p">{description}</PersonsWords>
              <p className="facts">
                {[
                  location.trim(),
                  responsibleParty === '' ? '' : formatMessage({ id: `projects.party.${responsibleParty}` }),
                  estimatedCost.trim() === ''
                    ? ''
                    : formatMessage({ id: 'intake.suggestions.estimate' }, { amount: shownAmount(estimatedCost) }),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </List>
      {estimate === ZERO_CENTS ? null : (
        <Sum>
          <FormattedMessage id="intake.check.estimate" /> <Money cents={estimate} size="strong" />
        </Sum>
      )}
    </>
  );
}
