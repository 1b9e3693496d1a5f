import { cents, TYPES_OF_KIND, FILE_LIMITS } from '@cw/domain';
import * as ui from '../src/index.js';
import { Page } from './sheet.jsx';

const {
  Banner,
  Box,
  Button,
  ConditionList,
  ConditionRow,
  EvidencePair,
  HeldMoney,
  Panel,
  Quote,
  SamplePhoto,
  Stack,
  SumList,
  TagStrip,
  Timeline,
} = ui;

const pair = (subject) => ({
  before: { drawing: <SamplePhoto subject={subject} side="before" label="Before" /> },
  after: { drawing: <SamplePhoto subject={subject} side="after" label="After" /> },
});

export function Record() {
  return (
    <Page>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 340px' }, alignItems: 'start' }}>
        <Panel
          flush
          title="Conditions"
          subtitle="1 of 6 accepted · 2 need you · 1 returned"
          aside={
            <TagStrip
              items={[
                { number: 1, state: 'accepted' },
                { number: 2, state: 'evidenced' },
                { number: 3, state: 'evidenced' },
                { number: 4, state: 'returned' },
                { number: 5, state: 'in_work' },
              ]}
            />
          }
        >
          <ConditionList>
            <ConditionRow
              number={3}
              state="evidenced"
              awaitsReader
              title="Install a handrail at the rear steps"
              meta="Safety · Rear entry · Seller pays"
              cents={cents(89000)}
              actions={
                <>
                  <Button variant="primary" startIcon={<ui.CheckIcon />}>
                    Accept repair
                  </Button>
                  <Button startIcon={<ui.ReturnIcon />}>Return with a reason</Button>
                </>
              }
            >
              <Quote page={5}>Rear steps have four risers and no handrail. Install to meet safety requirement.</Quote>
              <EvidencePair
                title="Handrail"
                {...pair('steps')}
                proofs={[
                  { icon: ui.CameraIcon, text: 'Taken Nov 19, 3:42 PM' },
                  { icon: ui.PinIcon, text: 'Taken 2 miles away', failed: true },
                  { icon: ui.ShieldIcon, text: 'Original kept' },
                ]}
              />
            </ConditionRow>
            <ConditionRow
              number={2}
              state="evidenced"
              awaitsReader
              title="Scrape and repaint rear window trim"
              meta="Exterior · Lead-safe work, home built 1954"
              cents={cents(148000)}
              actions={<Button>Review</Button>}
            >
              <EvidencePair small title="Trim" {...pair('window')} />
            </ConditionRow>
            <ConditionRow
              number={4}
              state="returned"
              title="GFCI protection at kitchen counter"
              meta="Electrical · Kitchen"
              cents={cents(61000)}
            >
              <Banner kind="sent_back" title="You returned this on Nov 18.">
                “The photo does not show the test button.” New photos due today.
              </Banner>
            </ConditionRow>
            <ConditionRow
              number={5}
              state="in_work"
              title="Relief-valve discharge pipe, water heater"
              meta="Plumbing · Basement · Permit needed"
              cents={cents(115000)}
            />
            <ConditionRow number={6} state="in_work" title="Smoke alarms" meta="Safety" cents={cents(34000)}>
              <EvidencePair small title="Alarms" before={pair('window').before} after={null} />
            </ConditionRow>
          </ConditionList>
        </Panel>
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <Panel ruled title="Payment">
            <HeldMoney
              cents={cents(642000)}
              state="funded"
              viewer="client"
              contractorName="Brennan & Sons"
              paidOn="Nov 12"
            >
              <SumList
                rows={[
                  { label: 'Bid, 6 conditions', cents: cents(642000) },
                  { label: 'Service fee, paid by contractor', cents: cents(-64200), quiet: true },
                  { label: 'Brennan receives', cents: cents(577800), total: true },
                ]}
              />
            </HeldMoney>
          </Panel>
          <Panel title="Payment">
            <HeldMoney
              cents={cents(642000)}
              state="released"
              viewer="contractor"
              contractorName="Brennan & Sons"
              paidOn="Nov 12"
              releasedOn="Nov 30"
            />
          </Panel>
          <Panel title="So far" aside={<ui.TextLink href="#">Full history</ui.TextLink>}>
            <Timeline
              items={[
                { title: 'Project posted', detail: 'Mon, Nov 9 · 6 conditions from p. 4–6', place: 'done' },
                { title: 'Brennan & Sons chosen, payment held', detail: 'Thu, Nov 12', place: 'done' },
                { title: 'Repairs and evidence', detail: '3 of 6 have photos', place: 'now' },
                { title: 'Your approval', detail: 'by Fri, Nov 27', place: 'next' },
                { title: 'Closing', detail: 'Wed, Dec 2', place: 'next' },
              ]}
            />
          </Panel>
          <Panel label="files">
            <ui.FileDrop
              name="photos"
              label="Photos"
              optional
              hint="Show the whole wall and the damage."
              accept={TYPES_OF_KIND.photo}
              maxBytes={FILE_LIMITS.maxBytes}
              maxFiles={5}
              onAdd={() => undefined}
              onRemove={() => undefined}
              onRetry={() => undefined}
              items={[
                { id: '1', name: 'rear-steps-before.jpg', bytes: 2400000, state: 'done' },
                {
                  id: '2',
                  name: 'a-very-long-name-of-an-appraisal-report-as-scanners-make-them-2026.pdf',
                  bytes: 180000,
                  state: 'sending',
                  percent: 60,
                },
                { id: '3', name: 'trim.heic', bytes: 9000000, state: 'failed' },
              ]}
            />
          </Panel>
        </Stack>
      </Box>
    </Page>
  );
}
