import { download, useListPaymentsQuery, useListPayoutsQuery } from '@cw/api-client';
import { documentAddresses, type DocumentAddress } from '@cw/domain';
import { DownloadIcon, Panel, SelectField, SendingButton, Stack, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readersToday } from '../../app/readers-today.js';
import { useDownload } from '../../forms/use-download.js';

const FORMATS = ['csv', 'pdf'] as const;
type Format = (typeof FORMATS)[number];
/** As far back as anybody files again what was filed. */
const YEARS = 4;
/** The lists of the same page ask for as many: one answer for both. */
const FIRST = { limit: 20 } as const;

type Side = 'payments' | 'payouts';
type AddressOf = (format: Format, year: number) => DocumentAddress;

const ADDRESS: Readonly<Record<Side, AddressOf>> = {
  payments: documentAddresses.paymentStatement,
  payouts: documentAddresses.payoutStatement,
};

interface FileProps {
  readonly side: Side;
  readonly format: Format;
  readonly year: number;
}

function FileButton({ side, format, year }: FileProps): ReactElement {
  const { formatMessage } = useIntl();
  const { get, sending } = useDownload(
    () => download(ADDRESS[side](format, year)),
    formatMessage({ id: 'checkout.statement.failed' }),
  );
  return (
    <SendingButton
      startIcon={<DownloadIcon />}
      sending={sending}
      aria-label={formatMessage({ id: `checkout.statement.${format}_of` }, { year: String(year) })}
      onClick={() => void get()}
    >
      {formatMessage({ id: `checkout.statement.${format}` })}
    </SendingButton>
  );
}

function Files({ side }: { readonly side: Side }): ReactElement {
  const { formatMessage } = useIntl();
  const [thisYear] = useState(() => Number(readersToday().slice(0, 4)));
  const [year, setYear] = useState(thisYear);
  const years = Array.from({ length: YEARS }, (_, before) => String(thisYear - before));
  return (
    <Stack spacing={2}>
      <SelectField
        name="statement-year"
        label={formatMessage({ id: 'checkout.statement.year' })}
        options={years.map((value) => ({ value, label: value }))}
        value={String(year)}
        onChange={({ target }) => setYear(Number(target.value))}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {FORMATS.map((format) => (
          <FileButton key={format} side={side} format={format} year={year} />
        ))}
      </Stack>
    </Stack>
  );
}

interface StatementPanelProps {
  readonly side: Side;
  readonly isEmpty: boolean;
}

function StatementPanel({ side, isEmpty }: StatementPanelProps): ReactElement {
  return (
    <div data-print="hidden">
      <Panel
        title={<FormattedMessage id={`checkout.statement.title_${side}`} />}
        subtitle={<FormattedMessage id={`checkout.statement.text_${side}`} />}
      >
        {isEmpty ? (
          <Typography variant="body2">
            <FormattedMessage id={`checkout.statement.none_${side}`} />
          </Typography>
        ) : (
          <Files side={side} />
        )}
      </Panel>
    </div>
  );
}

/** PAY-04: a year of what a client paid and got back. What else the page could not read is said above it. */
export function PaymentStatement(): ReactElement | null {
  const { data } = useListPaymentsQuery(FIRST);
  return data === undefined ? null : <StatementPanel side="payments" isEmpty={data.items.length === 0} />;
}

/** PAY-01: a year of what a contractor earned, with the fees out of it. */
export function PayoutStatement(): ReactElement | null {
  const { data } = useListPayoutsQuery(FIRST);
  return data === undefined ? null : <StatementPanel side="payouts" isEmpty={data.items.length === 0} />;
}
