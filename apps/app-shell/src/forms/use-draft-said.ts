import { useAnnounce } from '@cw/ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';

/** Says that what was typed before is in the fields again: nothing that has the focus shows it. */
export function useSayDraft(): () => void {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  return () => announce(formatMessage({ id: 'common.draft.back' }), 'draft');
}

/** The same for a form that knows as it opens whether it began with a draft; several on a page say it once. */
export function useDraftSaid(isRestored: boolean): void {
  const say = useEffectEvent(useSayDraft());
  useEffect(() => {
    if (isRestored) say();
  }, [isRestored]);
}
