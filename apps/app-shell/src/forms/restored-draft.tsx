import { useFormats } from '@cw/i18n/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { DraftBanner } from './draft-banner.js';

export interface RestoredDraftProps {
  readonly savedAt: number;
  readonly onDiscard: () => void;
}

/** Says where the answers come from, and offers a clean sheet. */
export function RestoredDraft({ savedAt, onDiscard }: RestoredDraftProps): ReactElement {
  const formats = useFormats();
  return (
    <DraftBanner kind="news" onDiscard={onDiscard}>
      <FormattedMessage id="projects.draft.restored" values={{ when: formats.dateTime(new Date(savedAt)) }} />
    </DraftBanner>
  );
}
