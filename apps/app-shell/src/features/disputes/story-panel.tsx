import { useFormats } from '@cw/i18n/react';
import { LongText, Panel, StateChip, styled, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CaseProps } from './case-banner.js';
import { whoOf } from './sides.js';

const Reason = styled('blockquote')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  paddingLeft: theme.spacing(2),
  borderLeft: `3px solid ${theme.vars.palette.lineStrong}`,
  maxWidth: '68ch',
}));

/** What the case is about: who opened it, when and why. */
export function StoryPanel({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { openedBy, openedAt, reason, isOwn, openerName: byName } = dispute;
  const date = formats.dateTime(openedAt);
  const title = formatMessage({ id: 'disputes.story.title' });
  return (
    <Panel title={title} aside={<StateChip machine="dispute" state={dispute.state} />}>
      <Typography>
        {openedBy === 'clock'
          ? formatMessage({ id: 'disputes.story.clock' }, { date })
          : formatMessage(
              { id: 'disputes.story.opened' },
              { ...whoOf(dispute, { side: openedBy, isOwn, byName }), date },
            )}
      </Typography>
      {reason === null ? null : (
        <Reason>
          <LongText about={title}>{reason}</LongText>
        </Reason>
      )}
    </Panel>
  );
}
