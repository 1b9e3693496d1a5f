import { addDays, cents } from '@cw/domain';
import { ConditionList, ConditionRow, DaysToClosing, Level, Panel, SamplePhoto, EvidencePair, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../page/page-context.js';

const ROWS = [
  { row: 1, number: 2, state: 'evidenced', price: cents(118_000) },
  { row: 2, number: 3, state: 'in_work', price: cents(89_000) },
  { row: 3, number: 4, state: 'awarded', price: cents(41_500) },
  { row: 4, number: 1, state: 'cleared', price: cents(64_500) },
] as const;
const DAYS_LEFT = 9;
const SPARE = 2;

const Clock = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  alignItems: 'center',
}));

/** What a seller sees: the list in the order in which somebody must act. */
export function SellersList(): ReactElement {
  const { formatMessage } = useIntl();
  const today = useToday();
  return (
    <Panel
      flush
      ruled
      title={formatMessage({ id: 'landing.sellers.panel' })}
      subtitle={formatMessage({ id: 'landing.sellers.panel_text' })}
      aside={
        <Clock>
          <DaysToClosing today={today} closing={addDays(today, DAYS_LEFT)} />
          <Level slackDays={SPARE} wording="track" />
        </Clock>
      }
    >
      <ConditionList>
        {ROWS.map(({ row, number, state, price }) => (
          <ConditionRow
            key={row}
            number={number}
            state={state}
            title={formatMessage({ id: `landing.sellers.row${row}` })}
            meta={<FormattedMessage id={`landing.sellers.row${row}_meta`} />}
            cents={price}
            awaitsReader={state === 'evidenced'}
          >
            {state === 'evidenced' ? (
              <EvidencePair
                small
                title={formatMessage({ id: `landing.sellers.row${row}` })}
                before={{
                  drawing: (
                    <SamplePhoto
                      subject="window"
                      side="before"
                      label={formatMessage({ id: 'landing.sellers.photo_before' })}
                    />
                  ),
                }}
                after={{
                  drawing: (
                    <SamplePhoto
                      subject="window"
                      side="after"
                      label={formatMessage({ id: 'landing.sellers.photo_after' })}
                    />
                  ),
                }}
              />
            ) : null}
          </ConditionRow>
        ))}
      </ConditionList>
    </Panel>
  );
}
