import { cents, subtractCents, toDollarsInput, ZERO_CENTS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Button, LinkIcon, Panel, styled, SumList, TextField, useToast } from '@cw/ui';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHeldPress } from '../page/use-held-press.js';
import { useTypedBefore } from '../page/use-typed-before.js';
import {
  feeSum,
  LARGEST,
  readBid,
  sharedAmount,
  shareAddress,
  SMALLEST,
  type FeeFault,
  type FeeSum,
} from './fee-sum.js';

/** MKT-01: the ends of the typical project, and a sum between them. */
const SAMPLES = [cents(250_000), cents(642_000), cents(1_500_000)] as const;
const FIRST = SAMPLES[1];

const LIMIT: Readonly<Record<FeeFault, string>> = {
  not_amount: '',
  too_small: formatMoney(SMALLEST),
  too_large: formatMoney(LARGEST),
};

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  gap: theme.spacing(3, 5),
  alignItems: 'start',
  '& .samples': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), marginTop: theme.spacing(2) },
  '& .samples button[aria-pressed="true"]': { backgroundColor: theme.vars.palette.sunk },
  '& .sentence': { marginTop: theme.spacing(2), minHeight: '3em' },
  '& .share': { marginTop: theme.spacing(1) },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const never = (): (() => void) => () => undefined;
const sharedHere = (): string | undefined => sharedAmount(window.location.search);
/** The stored page cannot know what the address shares. */
const sharedNowhere = (): undefined => undefined;

/** The amount that is typed, and the last one that was an amount: its sum stays while another is being typed. */
function useBid(): readonly [string, FeeSum, FeeFault | undefined, (text: string) => void] {
  const shared = useSyncExternalStore(never, sharedHere, sharedNowhere);
  const [typed, setTyped] = useState<string>();
  const [lastSum, setLastSum] = useState<FeeSum>();
  const text = typed ?? shared ?? toDollarsInput(FIRST);
  const read = readBid(text);
  const isSum = typeof read !== 'string';

  function take(next: string): void {
    setTyped(next);
    if (isSum) setLastSum(read);
  }
  const sum = isSum ? read : (lastSum ?? feeSum(FIRST));
  return [text, sum, isSum ? undefined : read, take];
}

function Share({ sum }: { readonly sum: FeeSum }): ReactElement {
  const { toast } = useToast();
  const { formatMessage } = useIntl();
  async function share(): Promise<void> {
    const address = shareAddress(window.location.href, sum);
    window.history.replaceState(window.history.state, '', address);
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: formatMessage({ id: 'fees.calc.shared' }) });
    } catch {
      toast({ title: formatMessage({ id: 'fees.calc.share_failed' }) });
    }
  }
  return (
    <Button className="share" variant="quiet" startIcon={<LinkIcon />} onClick={() => void share()}>
      <FormattedMessage id="fees.calc.share" />
    </Button>
  );
}

/** What a bid comes to for both sides, by the domain's own fee in whole cents. */
export function FeeCalculator(): ReactElement {
  const { formatMessage } = useIntl();
  const [text, sum, fault, take] = useBid();
  const part = useHeldPress();
  const field = useTypedBefore(text, take);
  return (
    <Panel ruled title={formatMessage({ id: 'fees.calc.title' })}>
      <Columns ref={part} data-presses="">
        <div>
          <TextField
            name="amount"
            label={formatMessage({ id: 'fees.calc.amount' })}
            hint={formatMessage({ id: 'fees.calc.hint' })}
            {...(fault !== undefined && {
              error: formatMessage({ id: `fees.calc.${fault}` }, { amount: LIMIT[fault] }),
            })}
            inputMode="decimal"
            autoComplete="off"
            prefix="$"
            ref={field}
            value={text}
            onChange={(event) => take(event.target.value)}
          />
          <div className="samples" role="group" aria-label={formatMessage({ id: 'fees.calc.samples' })}>
            {SAMPLES.map((sample) => (
              <Button
                key={sample}
                variant="secondary"
                aria-pressed={sum.bid === sample}
                onClick={() => take(toDollarsInput(sample))}
              >
                {formatMoney(sample)}
              </Button>
            ))}
          </div>
        </div>
        <div>
          <SumList
            rows={[
              { label: formatMessage({ id: 'fees.calc.client' }), cents: sum.bid },
              {
                label: formatMessage({ id: 'fees.calc.fee' }),
                cents: subtractCents(ZERO_CENTS, sum.fee),
                quiet: true,
              },
              { label: formatMessage({ id: 'fees.calc.contractor' }), cents: sum.payout, total: true },
            ]}
          />
          <p className="sentence" role="status">
            <FormattedMessage
              id="fees.calc.sentence"
              values={{ bid: formatMoney(sum.bid), payout: formatMoney(sum.payout), fee: formatMoney(sum.fee) }}
            />
          </p>
          <Share sum={sum} />
        </div>
      </Columns>
    </Panel>
  );
}
