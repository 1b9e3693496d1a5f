import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUnkeptPaper } from './draft/unkept-paper.js';

export interface OfflineWordsProps {
  /** That of the chosen report. */
  readonly fileName: string | undefined;
}

/** What stays on this device while there is no network, and what does not. */
export function OfflineWords({ fileName }: OfflineWordsProps): ReactElement {
  const isUnkept = useUnkeptPaper() !== undefined;
  return (
    <>
      <FormattedMessage id="intake.offline.text" />
      {fileName === undefined ? null : (
        <>
          {' '}
          <FormattedMessage
            id={isUnkept ? 'intake.offline.report_here' : 'intake.offline.report_kept'}
            values={{ name: fileName }}
          />
        </>
      )}
    </>
  );
}
