import type { Meta } from '@storybook/react-vite';
import { Button, Level, PageHeading, PageTitle, PageView, StateChip } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Page/Page title', component: PageTitle } satisfies Meta;

export const Usual = says((w) => (
  <PageTitle
    title={w.compareBids}
    subtitle={w.compareSaid}
    above={
      <>
        <StateChip machine="project" state="in_progress.started" seenBy="client" />
        <Level slackDays={2} />
      </>
    }
    actions={
      <>
        <Button>{w.message}</Button>
        <Button variant="primary">{w.review}</Button>
      </>
    }
  />
));
export const Plain = says((w) => <PageTitle title={w.projects} />);
export const LongTitle = says((w) => <PageTitle title={w.hero} actions={<Button>{w.review}</Button>} />);
export const OfAView = says((w) => (
  <PageView name="bids">
    <PageTitle title={w.compareBids} />
  </PageView>
));
export const HeadingAlone = says((w) => <PageHeading title={w.settings} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
