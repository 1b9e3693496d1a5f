import type { Meta } from '@storybook/react-vite';
import { Button, EmptyState, ErrorState, Panel, TextLink } from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';

export default { title: 'Places/Empty and error', component: EmptyState } satisfies Meta;

export const Empty = says((w) => (
  <Panel flush label={w.bids}>
    <EmptyState title={w.noBids} action={<Button variant="primary">{w.invite}</Button>}>
      {w.noBidsText}
    </EmptyState>
  </Panel>
));
export const EmptyTape = says((w) => <EmptyState drawing="tape" title={w.noClosing} />);
export const EmptyToolbox = says((w) => <EmptyState drawing="toolbox" title={w.noJobs} />);
export const EmptyPage = says((w) => <EmptyState asPage drawing="level" title={w.notThere} />);
export const Failed = says((w) => (
  <Panel flush label={w.bids}>
    <ErrorState
      title={w.bidsFailed}
      code="CW-7F3A-91"
      onRetry={nothing}
      help={<TextLink href="#help">{w.support}</TextLink>}
    />
  </Panel>
));
export const FailedPlainly = says(() => <ErrorState />);
export const FailedPage = says((w) => <ErrorState asPage title={w.notThere} onRetry={nothing} />);
export const Spanish = { ...Failed, ...SPANISH };
export const Dark = { ...Empty, ...DARK };
export const Narrow = { ...Empty, ...NARROW };
