import {
  CameraIcon,
  CardIcon,
  ClockIcon,
  EvidencePair,
  FileIcon,
  LockIcon,
  Panel,
  SamplePhoto,
  ShieldIcon,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHeldPress } from '../page/use-held-press.js';
import { PaperList } from './paper-list.js';
import { TwoColumns } from './two-columns.js';

const PAPERS = [
  { paper: 1, icon: CameraIcon },
  { paper: 2, icon: CardIcon },
  { paper: 3, icon: ShieldIcon },
  { paper: 4, icon: FileIcon },
] as const;

/** What a buyer sees: the same place before and after, and what the lender asks for. */
export function BuyersProof(): ReactElement {
  const { formatMessage } = useIntl();
  const part = useHeldPress();
  const photo = (side: 'before' | 'after') => ({
    drawing: <SamplePhoto subject="steps" side={side} label={formatMessage({ id: `marketing.audiences.${side}` })} />,
  });
  return (
    <TwoColumns ref={part} data-presses="">
      <Panel title={formatMessage({ id: 'landing.buyers.pair' })}>
        <EvidencePair
          title={formatMessage({ id: 'landing.buyers.pair' })}
          before={photo('before')}
          after={photo('after')}
          proofs={[
            { icon: ClockIcon, text: formatMessage({ id: 'landing.buyers.proof_time' }) },
            { icon: LockIcon, text: formatMessage({ id: 'landing.buyers.proof_kept' }) },
          ]}
        />
      </Panel>
      <Panel
        flush
        title={formatMessage({ id: 'landing.buyers.papers' })}
        subtitle={formatMessage({ id: 'landing.buyers.papers_text' })}
      >
        <PaperList
          lines={PAPERS.map(({ paper, icon }) => ({
            key: String(paper),
            icon,
            title: <FormattedMessage id={`landing.buyers.paper${paper}`} />,
            text: <FormattedMessage id={`landing.buyers.paper${paper}_text`} />,
          }))}
        />
      </Panel>
    </TwoColumns>
  );
}
