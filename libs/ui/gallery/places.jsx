import { useEffect } from 'react';
import * as ui from '../src/index.js';
import { Page } from './sheet.jsx';

const { Banner, Box, Button, EmptyState, ErrorState, LoadingState, Panel, SkeletonRows, TestModeBar, useToast } = ui;

export function Places() {
  const { toast } = useToast();
  useEffect(() => {
    toast({
      kind: 'done',
      title: 'Repair accepted',
      text: '1 of 6 left to review.',
      action: { label: 'Undo', onClick: () => undefined },
    });
  }, [toast]);
  return (
    <>
      <TestModeBar />
      <Page>
        <ui.Breadcrumbs
          items={[{ label: 'My Projects', href: '#' }, { label: '62 Wall Street', href: '#' }, { label: 'Bids' }]}
        />
        <ui.PageTitle
          title="Compare 3 bids"
          subtitle="62 Wall Street, Rosendale · 5 conditions · 21 days to closing"
          actions={<Button variant="primary">Review 2 repairs</Button>}
          above={<ui.StateChip machine="project" state="in_progress.started" />}
        />
        <Banner kind="broken" title="Two bids leave required repairs out.">
          The lender will ask for all five. Totals below add the report’s estimate for what is missing, so you compare
          like with like.
        </Banner>
        <Banner kind="date" title="Approve by Fri, Nov 27.">
          That leaves 3 business days before closing.
        </Banner>
        <Banner kind="sent_back" title="You are offline." icon={ui.OfflineIcon}>
          Showing what we had at 2:14 PM.
        </Banner>
        <Banner kind="news" title="Back online." action={<Button size="small">See photos</Button>}>
          2 photos sent, 1 on its way.
        </Banner>
        <Banner kind="done" title="All six conditions cleared.">
          The packet is ready for the lender.
        </Banner>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: '1fr 1fr 1fr' } }}>
          <Panel flush label="empty">
            <EmptyState title="No bids yet" action={<Button variant="primary">Invite a contractor</Button>}>
              We told 11 verified contractors near Rosendale. First bids are due by tomorrow, 9:40 AM.
            </EmptyState>
          </Panel>
          <Panel flush title="Conditions">
            <SkeletonRows />
            <LoadingState text="Getting the conditions…">{null}</LoadingState>
          </Panel>
          <Panel flush label="error">
            <ErrorState title="The bids did not load" code="CW-7F3A-91" onRetry={() => undefined} />
          </Panel>
          <Panel flush label="t">
            <EmptyState drawing="tape" title="No closing yet" />
          </Panel>
          <Panel flush label="t">
            <EmptyState drawing="toolbox" title="No jobs yet" />
          </Panel>
        </Box>
      </Page>
    </>
  );
}
