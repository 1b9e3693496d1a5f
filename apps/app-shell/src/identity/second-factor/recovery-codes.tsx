import { Banner, Box, Button, CheckboxField, DownloadIcon, Stack, styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { takeFocus } from '../../forms/take-focus.js';
import { CopyButton } from './copy-button.js';

const FILE_NAME = 'closewright-recovery-codes.txt';

const Codes = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(12.5rem, 34%), 1fr))',
  gap: theme.spacing(0.75, 3),
  margin: 0,
  padding: theme.spacing(2),
  listStyle: 'none',
  backgroundColor: theme.vars.palette.sunk,
  borderRadius: 5,
  fontWeight: 620,
  letterSpacing: '0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > li': { whiteSpace: 'nowrap' },
}));

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown this once: they can be copied, downloaded and printed, and who goes on has said that they are kept. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactElement {
  const { formatMessage } = useIntl();
  const [isKept, setIsKept] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const text = `${formatMessage({ id: 'auth.recovery.file' })}\n\n${codes.join('\n')}\n`;
  const proceed = (): void => {
    if (isKept) onDone();
    else setIsAsked(true);
  };
  return (
    <Stack spacing={2.5}>
      <Box ref={takeFocus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <Banner kind="news" title={<FormattedMessage id="auth.recovery.once_title" />}>
          <FormattedMessage id="auth.recovery.once_text" />
        </Banner>
      </Box>
      <Codes aria-label={formatMessage({ id: 'auth.recovery.list' })}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <CopyButton text={codes.join('\n')} />
        <Button variant="secondary" size="small" startIcon={<DownloadIcon />} onClick={() => download(text)}>
          <FormattedMessage id="auth.recovery.download" />
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <FormattedMessage id="auth.recovery.print" />
        </Button>
      </Stack>
      <Box data-print="hidden">
        <CheckboxField
          name="recoveryCodesKept"
          label={formatMessage({ id: 'auth.recovery.kept' })}
          checked={isKept}
          error={isAsked && !isKept ? formatMessage({ id: 'auth.recovery.kept_fault' }) : undefined}
          onChange={({ target }) => setIsKept(target.checked)}
        />
      </Box>
      <div>
        <Button variant="primary" onClick={proceed}>
          <FormattedMessage id="auth.recovery.done" />
        </Button>
      </div>
    </Stack>
  );
}
