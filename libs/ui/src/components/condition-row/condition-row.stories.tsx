import { cents } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import {
  Banner,
  Button,
  CameraIcon,
  CheckIcon,
  ConditionList,
  ConditionRow,
  EvidencePair,
  Panel,
  PinIcon,
  Quote,
  ReturnIcon,
  SamplePhoto,
  ShieldIcon,
  TagStrip,
} from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/Condition row', component: ConditionRow } satisfies Meta;

export const Usual = says((w) => (
  <Panel
    flush
    title={w.conditions}
    subtitle={w.conditionsSaid}
    aside={
      <TagStrip
        items={[
          { number: 1, state: 'accepted' },
          { number: 2, state: 'evidenced' },
          { number: 3, state: 'returned' },
        ]}
      />
    }
  >
    <ConditionList>
      <ConditionRow
        number={2}
        state="evidenced"
        awaitsReader
        title={w.rail}
        meta={w.railMeta}
        cents={cents(89_000)}
        actions={
          <>
            <Button variant="primary" startIcon={<CheckIcon />}>
              {w.accept}
            </Button>
            <Button startIcon={<ReturnIcon />}>{w.giveBack}</Button>
          </>
        }
      >
        <Quote page={5}>{w.reportWords}</Quote>
        <EvidencePair
          title={w.handrail}
          before={{ drawing: <SamplePhoto subject="steps" side="before" label={w.beforeSaid} /> }}
          after={{ drawing: <SamplePhoto subject="steps" side="after" label={w.afterSaid} /> }}
          proofs={[
            { icon: CameraIcon, text: w.takenAt },
            { icon: PinIcon, text: w.takenFar, failed: true },
            { icon: ShieldIcon, text: w.originalKept },
          ]}
        />
      </ConditionRow>
      <ConditionRow number={3} state="returned" title={w.outlet} meta={w.outletMeta} cents={cents(61_000)}>
        <Banner kind="sent_back" title={w.returned}>
          {w.returnedText}
        </Banner>
      </ConditionRow>
      <ConditionRow number={1} state="accepted" title={w.valve} cents={cents(115_000)} />
    </ConditionList>
  </Panel>
));
export const WithoutAmount = says((w) => (
  <Panel flush label={w.conditions}>
    <ConditionList>
      <ConditionRow number={1} state="open" title={w.trim} meta={w.trimMeta} cents={null} />
      <ConditionRow number={12} state="left_out" title={w.chimney} />
    </ConditionList>
  </Panel>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
