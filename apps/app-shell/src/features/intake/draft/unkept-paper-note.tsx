import { Banner } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUnkeptPaper } from './unkept-paper.js';

export interface UnkeptPaperNoteProps {
  /** The report is still here: it goes with the request unless the page is left first. */
  readonly isHere: boolean;
}

/** Says that a reload loses the report, or that one has; nothing where the device keeps it. */
export function UnkeptPaperNote({ isHere }: UnkeptPaperNoteProps): ReactElement | null {
  const name = useUnkeptPaper();
  if (name === undefined) return null;
  const state = isHere ? 'here' : 'gone';
  return (
    <Banner
      kind={isHere ? 'news' : 'sent_back'}
      title={<FormattedMessage id={`intake.unkept.${state}`} />}
      role={isHere ? 'status' : 'alert'}
    >
      <FormattedMessage id={`intake.unkept.${state}_text`} values={{ name }} />
    </Banner>
  );
}
