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
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr)',
    gap: theme.spacing(1),
    alignItems: 'start',
    margin: theme.spacing(1.5, 0, 2),
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    textAlign: 'center',
    color: text.secondary,
    overflowWrap: 'anywhere',
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
    '& small': { display: 'block', fontSize: 'inherit', fontWeight: 400, color: text.secondary },
  };
});

/** Where the money is: with the client, held, held and frozen, with the contractor, on its way back, or divided between the two. */
type Place = 'client' | 'held' | 'frozen' | 'contractor' | 'returned' | 'split';

const PLACE: Readonly<Record<PaymentState, Place>> = {
  requires_payment: 'client',
  processing: 'client',
  funded: 'held',
  in_progress: 'held',
  submitted: 'held',
  disputed: 'frozen',
  charged_back: 'frozen',
  splitting: 'split',
  releasing: 'contractor',
  released: 'contractor',
  partly_reversed: 'contractor',
  refunding: 'returned',
  refunded: 'returned',
  partially_refunded: 'split',
  charge_lost: 'returned',
};

interface Step {
  readonly key: Exclude<Place, 'frozen' | 'returned' | 'split'>;
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
  readonly place: Place;
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
  /** Who reads. */
  readonly viewer: 'client' | 'contractor';
  /** The client's own name is not needed: to the contractor it says "Client". */
  readonly contractorName: string;
  /** When it was paid, in the reader's words ("Nov 12"). */
  readonly paidOn?: ReactNode;
  readonly releasedOn?: ReactNode;
  /** The sums under the path. */
  readonly children?: ReactNode;
}

/** The amount, what it waits for, and its way: paid → held → contractor. */
export function HeldMoney({
  cents,
  state,
  viewer,
  contractorName,
  paidOn,
  releasedOn,
  children,
}: HeldMoneyProps): ReactElement {
  const { formatMessage } = useIntl();
  const place = PLACE[state];
  const mine = viewer === 'client';
  const steps: Step[] = [
    {
      key: 'client',
      icon: place === 'returned' ? ReturnIcon : CardIcon,
      label: formatMessage(
        { id: mine ? 'ui.held_money.you_pay' : 'ui.held_money.client_pays' },
        { paid: String(place !== 'client') },
      ),
      note: paidOn,
    },
    { key: 'held', icon: LockIcon, label: formatMessage({ id: 'ui.held_money.held' }), note: undefined },
    {
      key: 'contractor',
      icon: HammerIcon,
      label: mine ? contractorName : formatMessage({ id: 'ui.held_money.you' }),
      note:
        releasedOn ??
        (place === 'client' || place === 'held' ? formatMessage({ id: 'ui.held_money.after_approval' }) : undefined),
    },
  ];
  return (
    <div>
      <Head>
        <div>
          <Money cents={cents} size="large" />
          <p>{formatMessage({ id: NOTE[place] }, { viewer })}</p>
        </div>
        <StateChip machine="payment" state={state} />
      </Head>
      <Steps steps={steps} place={STEP_OF[place]} settled={state === 'released'} />
      {children}
    </div>
  );
}

/** At which of the three steps money stands that has left them: both sides have their part of what was split. */
const STEP_OF = {
  client: 'client',
  held: 'held',
  frozen: 'held',
  contractor: 'contractor',
  returned: 'client',
  split: 'contractor',
} as const satisfies Record<Place, Step['key']>;

const NOTE = {
  client: 'ui.held_money.note_client',
  held: 'ui.held_money.note_held',
  frozen: 'ui.held_money.note_frozen',
  contractor: 'ui.held_money.note_contractor',
  returned: 'ui.held_money.note_returned',
  split: 'ui.held_money.note_split',
} as const satisfies Record<Place, string>;
