import {
  cents,
  PROJECT_STATES,
  BID_STATUSES,
  CONDITION_STATES,
  PAYMENT_STATES,
  VERIFICATION_STATES,
  PRESENCES,
  INTAKE_STATES,
} from '@cw/domain';
import { styled } from '@mui/material/styles';
import * as ui from '../src/index.js';

const {
  Box,
  Button,
  Chip,
  Days,
  DaysToClosing,
  Level,
  Logo,
  Money,
  Panel,
  Quote,
  SmallTape,
  Stack,
  StateChip,
  Tag,
  TagStrip,
  Tape,
  TapeNote,
  Typography,
} = ui;

export const Page = styled('main')({
  maxWidth: 1240,
  margin: '0 auto',
  padding: 24,
  display: 'grid',
  gap: 24,
  '@media (max-width: 767px)': { padding: 16 },
});

const Row = ({ children }) => (
  <Stack
    direction="row"
    sx={{ flexWrap: 'wrap', gap: 1, py: 1.25, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
  >
    {children}
  </Stack>
);

const icons = Object.entries(ui).filter(([name]) => name.endsWith('Icon'));

export function Sheet() {
  return (
    <Page>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Logo />
        <Logo markOnly />
        <ui.LanguageSwitch />
        <ui.IconButton aria-label="x">
          <ui.BellIcon />
        </ui.IconButton>
      </Stack>
      <Tape
        today="2026-11-20"
        closing="2026-12-11"
        from="2026-11-16"
        captions
        markers={[
          { date: '2026-11-20', label: 'Choose a bid', detail: 'by Tue, Nov 24' },
          { date: '2026-11-30', label: 'Work', detail: '5 days' },
          { date: '2026-12-08', label: 'Approve by', detail: 'Tue, Dec 8' },
        ]}
      />
      <Panel label="tape">
        <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1.5 }}>
          <DaysToClosing today="2026-11-20" closing="2026-12-02" />
        </Stack>
        <Tape
          today="2026-11-20"
          closing="2026-12-02"
          from="2026-11-09"
          markers={[
            { date: '2026-11-09', label: 'Posted', detail: 'Nov 9' },
            { date: '2026-11-12', label: 'Bid accepted', detail: 'Nov 12' },
            { date: '2026-11-16', label: 'Work started', detail: 'Nov 16' },
            { date: '2026-11-20', label: 'Today', detail: '2 to review' },
            { date: '2026-11-27', label: 'Approve by', detail: 'Fri, Nov 27' },
            { date: '2026-11-30', label: 'Re-inspection', detail: 'Nov 30' },
            { date: '2026-12-02', label: 'Close' },
          ]}
        />
      </Panel>
      <Tape today="2026-11-20" closing="2026-12-19" low />
      <Tape today="2026-11-20" closing="2026-11-17" from="2026-11-01" />
      <Box sx={{ bgcolor: 'prussian.main', p: 3 }}>
        <Tape
          onPrussian
          captions
          today="2026-11-20"
          closing="2026-12-11"
          from="2026-11-18"
          markers={[
            { date: '2026-11-24', label: 'Choose a bid', detail: 'First bids in 24 h' },
            { date: '2026-12-11', label: 'Keys', detail: 'List cleared' },
          ]}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <Panel title="States: shape, word, color">
          <Row>
            {PROJECT_STATES.map((state) => (
              <StateChip key={state} machine="project" state={state} />
            ))}
          </Row>
          <Row>
            {BID_STATUSES.map((state) => (
              <StateChip key={state} machine="bid" state={state} />
            ))}
          </Row>
          <Row>
            {CONDITION_STATES.map((state) => (
              <StateChip key={state} machine="condition" state={state} />
            ))}
          </Row>
          <Row>
            {PAYMENT_STATES.map((state) => (
              <StateChip key={state} machine="payment" state={state} />
            ))}
          </Row>
          <Row>
            {VERIFICATION_STATES.map((state) => (
              <StateChip key={state} machine="verification" state={state} daysLeft={14} />
            ))}
          </Row>
          <Row>
            {PRESENCES.map((state) => (
              <StateChip key={state} machine="presence" state={state} />
            ))}
          </Row>
          <Row>
            {INTAKE_STATES.map((state) => (
              <StateChip key={state} machine="intake" state={state} />
            ))}
          </Row>
          <Row>
            <Level slackDays={2} />
            <Level slackDays={0} />
            <Level slackDays={-1} />
            <Level slackDays={2} wording="track" />
            <Level slackDays={7} finish="2026-12-01" />
            <Level slackDays={-2} finish="2026-12-10" />
            <Level slackDays={4} wording="safe_finish" />
          </Row>
        </Panel>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Panel ruled label="type">
            <Typography variant="hero">Close the list before closing.</Typography>
            <Typography sx={{ my: 1.5 }}>
              Besley sets headings, money and the report’s words. Archivo sets the rest. Faltan 12 días para el cierre:
              pasamanos, electricidad, año 1954.
            </Typography>
            <Quote page={5}>Rear steps have four risers and no handrail.</Quote>
            <Stack direction="row" sx={{ gap: 2.5, mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
              <Money cents={cents(642000)} size="large" />
              <Money cents={cents(-64200)} />
              <Money cents={cents(464000)} size="total" />
              <Typography sx={{ fontSize: '1.25rem' }} component="span">
                <Days count={12} />
              </Typography>
              <TagStrip compact items={CONDITION_STATES.map((state, index) => ({ number: index + 1, state }))} />
            </Stack>
            <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
              {CONDITION_STATES.map((state, index) => (
                <Tag key={state} number={index + 1} state={state} />
              ))}
              <TagStrip items={CONDITION_STATES.map((state, index) => ({ number: index + 1, state }))} />
            </Stack>
          </Panel>
          <Panel label="buttons">
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button variant="primary" startIcon={<ui.CheckIcon />}>
                Accept repair
              </Button>
              <Button startIcon={<ui.ReturnIcon />}>Return with a reason</Button>
              <Button variant="quiet">Full history</Button>
              <Button variant="danger">Cancel project</Button>
              <Button variant="dangerSolid">Cancel project</Button>
              <Button variant="primary" disabled>
                Not yet
              </Button>
              <Button variant="primary" size="small">
                Small
              </Button>
              <Button variant="primary" size="large">
                Large
              </Button>
              <ui.SendingButton variant="primary" sending>
                Submit bid · $2,860.00
              </ui.SendingButton>
              <ui.SendingButton variant="primary" sending={false}>
                Submit bid · $2,860.00
              </ui.SendingButton>
            </Stack>
            <Stack direction="row" sx={{ gap: 1.5, mt: 2, flexWrap: 'wrap' }}>
              {icons.map(([name, Icon]) => (
                <Icon key={name} size={20} title={name} />
              ))}
            </Stack>
            <Stack direction="row" sx={{ gap: 2, mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
              {[5, 12, 28].map((d) => (
                <SmallTape key={d} today="2026-11-01" closing={`2026-11-${String(d + 1).padStart(2, '0')}`} />
              ))}
              <TapeNote label="Latest safe finish" date="2026-12-08" daysLeft={18} />
              <Chip icon={<ui.ClockGlyph />} tone="tape">
                First bids due in 6 h
              </Chip>
            </Stack>
          </Panel>
        </Stack>
      </Box>
    </Page>
  );
}
