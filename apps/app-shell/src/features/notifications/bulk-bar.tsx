import { Button, CheckIcon, ChoiceBox, MessageIcon, styled, TrashIcon } from '@cw/ui';
import { useId, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NotificationActions } from './use-notification-actions.js';
import type { Selection } from './use-selection.js';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  minHeight: 56,
  padding: theme.spacing(0.75, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 44,
    flex: '1 1 auto',
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) },
}));

export interface BulkBarProps {
  readonly selection: Selection;
  readonly actions: NotificationActions;
  /** The buttons go with the choice: the focus needs another place. */
  readonly onDone: () => void;
}

/** Chooses all rows or none, and does one thing with all that are chosen. */
export function BulkBar({ selection, actions, onDone }: BulkBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const boxId = useId();
  const ids = [...selection.ids];
  const isAny = ids.length > 0;
  const run = (act: (ids: readonly string[]) => Promise<void>) => () => {
    void act(ids);
    selection.clear();
    onDone();
  };
  return (
    <Bar>
      <label htmlFor={boxId}>
        <ChoiceBox
          type="checkbox"
          id={boxId}
          checked={isAny}
          onChange={isAny ? selection.clear : selection.selectShown}
        />
        <span aria-live="polite">
          {isAny ? (
            <FormattedMessage id="notifications.bulk.selected" values={{ count: ids.length }} />
          ) : (
            <FormattedMessage id="notifications.bulk.select_all" />
          )}
        </span>
      </label>
      {isAny ? (
        <div className="acts" role="group" aria-label={formatMessage({ id: 'notifications.bulk.label' })}>
          <Button variant="quiet" size="small" startIcon={<CheckIcon />} onClick={run(actions.markManyRead)}>
            <FormattedMessage id="notifications.bulk.read" />
          </Button>
          <Button variant="quiet" size="small" startIcon={<MessageIcon />} onClick={run(actions.markManyUnread)}>
            <FormattedMessage id="notifications.bulk.unread" />
          </Button>
          <Button variant="quiet" size="small" startIcon={<TrashIcon />} onClick={run(actions.removeMany)}>
            <FormattedMessage id="notifications.bulk.delete" />
          </Button>
        </div>
      ) : null}
    </Bar>
  );
}
