import type { Cents, PaymentState } from '@cw/domain';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ArrowIcon, CardIcon, CheckIcon, LockIcon, ReturnIcon } from '../../icons/interface-icons.js';
import type { IconComponent } from '../../icons/stroke-icon.js';
import { HammerIcon } from '../../icons/trade-icons.js';
import { radius } from '../../theme/tokens.js';
import { StateChip } from '../chip/state-chip.js';
import { Money } from '../money/money.js';

const Frame = styled('div')({ containerType: 'inline-size' });

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: theme.spacing(1),
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Path = styled('ol')(({ theme }) => {
  const { text, lineStrong, primary, success, background } = theme.vars.palette;
  return {
    display: 'grid',
    // A name is longer than what is done.
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 0.8fr) auto minmax(0, 1.3fr)',
    gap: theme.spacing(1),
    alignItems: 'start',
    margin: theme.spacing(1.5, 0, 2),
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    textAlign: 'center',
    color: text.secondary,
    overflowWrap: 'break-word',
    hyphens: 'auto',
    '& .arrow': { marginTop: 10, fontSize: '1rem' },
    '& .box': {
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      margin: '0 auto 0.25rem',
      fontSize: '0.9rem',
      border: `1.5px solid ${lineStrong}`,
      borderRadius: radius.control,
      backgroundColor: background.paper,
    },
    '& [aria-current]': { color: primary.main, fontWeight: 650 },
    '& [aria-current] .box': { borderColor: primary.main, backgroundColor: primary.main, color: primary.contrastText },
    '& .paid-out': { color: success.main },
    '& .paid-out .box': { borderColor: success.main, backgroundColor: success.main, color: success.contrastText },
    // Three columns of large letters are too narrow for a name: one under the other.
    '@container (max-width: 14.5rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& .arrow': { marginTop: 0, transform: 'rotate(90deg)' },
    },
    '& small': { display: 'block', fontSize: 'inherit', fontWeight: 400, color: text.secondary },
  };
});

/** Where the money is: with the client, still with its bank, held, held and frozen, with the contractor, on its way back, or divided between the two. */
type Place = 'client' | 'bank' | 'bank_back' | 'held' | 'frozen' | 'contractor' | 'returning' | 'returned' | 'split';

const PLACE: Readonly<Record<PaymentState, Place>> = {
  requires_payment: 'client',
  processing: 'bank',
  funded: 'held',
  in_progress: 'held',
  submitted: 'held',
  disputed: 'frozen',
  charged_back: 'frozen',
  splitting: 'split',
  releasing: 'contractor',
  released: 'contractor',
  partly_reversed: 'contractor',
  refunding: 'returning',
  refunded: 'returned',
  partially_refunded: 'split',
  charge_lost: 'returned',
};

/** Nothing has come yet. */
const UNPAID: readonly Place[] = ['client', 'bank', 'bank_back'];
/** The contractor's part is still to come. */
const AHEAD: readonly Place[] = ['client', 'bank', 'held'];
const BACK: readonly Place[] = ['returning', 'returned'];

interface Step {
  readonly key: 'client' | 'held' | 'contractor';
  readonly icon: IconComponent;
  readonly label: string;
  readonly note: ReactNode;
}

function Steps({
  steps,
  place,
  settled,
}: {
  readonly steps: readonly Step[];
  readonly place: Step['key'];
  readonly settled: boolean;
}): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Path aria-label={formatMessage({ id: 'ui.held_money.path' })}>
      {steps.map(({ key, icon: Icon, label, note }, index) => (
        <Fragment key={key}>
          {index === 0 ? null : (
            <li aria-hidden className="arrow">
              <ArrowIcon />
            </li>
          )}
          <li
            {...(key === place && { 'aria-current': 'step' as const })}
            className={settled && key === place ? 'paid-out' : undefined}
          >
            <span className="box">{settled && key === place ? <CheckIcon /> : <Icon />}</span>
            {label}
            {note === undefined ? null : <small>{note}</small>}
          </li>
        </Fragment>
      ))}
    </Path>
  );
}

export interface HeldMoneyProps {
  /** What is held, or was paid out. */
  readonly cents: Cents;
  readonly state: PaymentState;
  /** The client's bank has not passed it on yet, though the payment may be over already. */
  readonly atBank?: boolean;
  /** Who reads: staff and whoever looks on are told of both sides. */
  readonly viewer: 'client' | 'contractor' | 'staff';
  /** The client's own name is not needed: to the contractor it says "Client". */
  readonly contractorName: string;
  /** When it was paid, in the reader's words ("Nov 12"). */
  readonly paidOn?: ReactNode;
  readonly releasedOn?: ReactNode;
  /** The sums under the path. */
  readonly children?: ReactNode;
}

const placeOf = (state: PaymentState, atBank: boolean): Place =>
  atBank ? (state === 'refunding' ? 'bank_back' : 'bank') : PLACE[state];

function useSteps(
  place: Place,
  {
    viewer,
    contractorName,
    paidOn,
    releasedOn,
  }: Pick<HeldMoneyProps, 'viewer' | 'contractorName' | 'paidOn' | 'releasedOn'>,
): Step[] {
  const { formatMessage } = useIntl();
  const mine = viewer === 'client';
  return [
    {
      key: 'client',
      icon: BACK.includes(place) ? ReturnIcon : CardIcon,
      label: formatMessage(
        { id: mine ? 'ui.held_money.you_pay' : 'ui.held_money.client_pays' },
        { paid: String(!UNPAID.includes(place)) },
      ),
      note: paidOn,
    },
    { key: 'held', icon: LockIcon, label: formatMessage({ id: 'ui.held_money.held' }), note: undefined },
    {
      key: 'contractor',
      icon: HammerIcon,
      label: viewer === 'contractor' ? formatMessage({ id: 'ui.held_money.you' }) : contractorName,
      note: releasedOn ?? (AHEAD.includes(place) ? formatMessage({ id: 'ui.held_money.after_approval' }) : undefined),
    },
  ];
}

/** The amount, what it waits for, and its way: paid → held → contractor. */
export function HeldMoney({
  cents,
  state,
  atBank = state === 'processing',
  viewer,
  contractorName,
  paidOn,
  releasedOn,
  children,
}: HeldMoneyProps): ReactElement {
  const { formatMessage } = useIntl();
  const place = placeOf(state, atBank);
  const steps = useSteps(place, { viewer, contractorName, paidOn, releasedOn });
  return (
    <Frame>
      <Head>
        <div>
          <Money cents={cents} size="large" />
          <p>{formatMessage({ id: NOTE[place] }, { viewer })}</p>
        </div>
        <StateChip machine="payment" state={atBank ? 'processing' : state} />
      </Head>
      <Steps steps={steps} place={STEP_OF[place]} settled={state === 'released'} />
      {children}
    </Frame>
  );
}

/** At which of the three steps money stands that has left them: both sides have their part of what was split. */
const STEP_OF = {
  client: 'client',
  bank: 'client',
  bank_back: 'client',
  held: 'held',
  frozen: 'held',
  contractor: 'contractor',
  returning: 'client',
  returned: 'client',
  split: 'contractor',
} as const satisfies Record<Place, Step['key']>;

const NOTE = {
  client: 'ui.held_money.note_client',
  bank: 'ui.held_money.note_bank',
  bank_back: 'ui.held_money.note_bank_back',
  held: 'ui.held_money.note_held',
  frozen: 'ui.held_money.note_frozen',
  contractor: 'ui.held_money.note_contractor',
  returning: 'ui.held_money.note_returning',
  returned: 'ui.held_money.note_returned',
  split: 'ui.held_money.note_split',
} as const satisfies Record<Place, string>;
