import type { PaperView } from '@cw/api-client';
import { VERIFICATION_KINDS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { PersonsWords, StateChip, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Facts, type ProfileFact } from './facts.js';

const Line = styled('span')({ display: 'block' });

interface PaperNoteProps {
  readonly paper: PaperView;
  /** It holds several, and the day is that of the last one. */
  readonly several: boolean;
}

/** When staff checked it, until when it is good, and for staff what they noted. */
function PaperNote({ paper, several }: PaperNoteProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { checkedAt, expiresOn, notes } = paper;
  const said = [
    checkedAt === null
      ? null
      : formatMessage({ id: 'contractors.papers.checked' }, { date: formats.date(checkedAt, 'long') }),
    expiresOn === null
      ? null
      : formatMessage(
          { id: several ? 'contractors.papers.expires_last' : 'contractors.papers.expires' },
          { date: formats.plainDate(expiresOn, 'long') },
        ),
  ].filter((line) => line !== null);
  return (
    <>
      {said.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {notes === null ? null : (
        <Line>
          <FormattedMessage id="contractors.papers.notes" values={{ notes: <PersonsWords>{notes}</PersonsWords> }} />
        </Line>
      )}
    </>
  );
}

export interface PaperFactsProps {
  readonly papers: readonly PaperView[];
  /** What else is known of them. */
  readonly more?: readonly ProfileFact[];
  /** Licenses for more than one state, each with a last day of its own. */
  readonly hasSeveralLicenses?: boolean;
}

/** CON-01, CON-02: each paper with its state, when staff checked it and until when it is good. */
export function PaperFacts({ papers, more = [], hasSeveralLicenses = false }: PaperFactsProps): ReactElement {
  const facts = VERIFICATION_KINDS.map((kind) => {
    const paper = papers.find((one) => one.kind === kind);
    return {
      id: kind,
      label: <FormattedMessage id={`contractors.papers.kind.${kind}`} />,
      value: <StateChip machine="verification" state={paper?.state ?? 'missing'} />,
      note: paper === undefined ? null : <PaperNote paper={paper} several={kind === 'license' && hasSeveralLicenses} />,
    };
  });
  return <Facts facts={[...facts, ...more]} />;
}
