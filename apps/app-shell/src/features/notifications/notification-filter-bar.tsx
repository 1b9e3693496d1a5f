import { NOTIFICATION_TOPICS, type NotificationTopic } from '@cw/domain';
import { SelectField, styled, ToggleButton, ToggleButtonGroup } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NotificationFilterState } from './use-notification-filters.js';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  '& > .topic': { flex: '0 1 18rem', minWidth: 0 },
  [theme.breakpoints.down('md')]: { '& > .topic': { flexBasis: '100%' } },
}));

const SHOWN = ['all', 'unread'] as const;

export interface NotificationFilterBarProps {
  readonly state: NotificationFilterState;
}

/** About what, and whether only what is unread. */
export function NotificationFilterBar({ state: { filters, narrow } }: NotificationFilterBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const isTopic = (value: string): value is NotificationTopic => NOTIFICATION_TOPICS.some((topic) => topic === value);
  return (
    <Bar role="search" aria-label={formatMessage({ id: 'notifications.filter.label' })}>
      <div className="topic">
        <SelectField
          name="topic"
          label={formatMessage({ id: 'notifications.filter.topic' })}
          emptyLabel={formatMessage({ id: 'notifications.filter.all_topics' })}
          options={NOTIFICATION_TOPICS.map((topic) => ({
            value: topic,
            label: formatMessage({ id: `notifications.topic.${topic}` }),
          }))}
          value={filters.topic ?? ''}
          onChange={({ target: { value } }) => narrow({ topic: isTopic(value) ? value : undefined })}
        />
      </div>
      <ToggleButtonGroup
        exclusive
        value={filters.unread ? 'unread' : 'all'}
        aria-label={formatMessage({ id: 'notifications.filter.show' })}
        onChange={(_, next: (typeof SHOWN)[number] | null) => {
          if (next !== null) narrow({ unread: next === 'unread' });
        }}
      >
        {SHOWN.map((value) => (
          <ToggleButton key={value} value={value}>
            <FormattedMessage id={`notifications.filter.${value}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Bar>
  );
}
