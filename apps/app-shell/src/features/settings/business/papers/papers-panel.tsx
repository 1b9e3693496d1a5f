import { useListMyPapersQuery } from '@cw/api-client';
import { Box, ButtonLink, EyeIcon, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../../app/routes/paths.js';
import { SettingsState } from '../../settings-state.js';
import { PaperCard } from './paper-card.js';

/** What staff decided meanwhile shows when the settings are opened, and on return to the window. */
const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

export interface PapersPanelProps {
  /** Whose profile clients see. */
  readonly contractorId: string;
}

/** VER-01: the contractor's papers, each with what can be done about it. */
export function PapersPanel({ contractorId }: PapersPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const query = useListMyPapersQuery(undefined, FRESH);
  if (query.data === undefined) {
    return (
      <SettingsState
        label={formatMessage({ id: 'settings.business.own_papers' })}
        failed={formatMessage({ id: 'settings.papers.error' })}
        query={query}
      />
    );
  }
  return (
    <Panel
      title={<FormattedMessage id="settings.business.own_papers" />}
      subtitle={<FormattedMessage id="settings.business.own_papers_hint" />}
      aside={
        <ButtonLink href={paths.contractor(contractorId)} startIcon={<EyeIcon />}>
          <FormattedMessage id="settings.business.public" />
        </ButtonLink>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {query.data.items.map((paper) => (
          <PaperCard key={paper.kind} paper={paper} />
        ))}
      </Box>
    </Panel>
  );
}
