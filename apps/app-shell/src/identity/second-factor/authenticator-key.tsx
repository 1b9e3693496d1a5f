import { Box, Stack, styled, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from './copy-button.js';
import { QrCode } from './qr-code.js';

const GROUP = /.{1,4}/g;

const Sides = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  alignItems: 'flex-start',
  '& > .code': { flex: '0 0 13rem' },
  '& > .words': { flex: '1 1 14rem', minWidth: 0 },
}));

const Key = styled('code')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25em 0.75em',
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.sunk,
  borderRadius: 5,
  font: 'inherit',
  fontWeight: 620,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

export interface AuthenticatorKeyProps {
  readonly secret: string;
  readonly otpauthUri: string;
}

/** The key for an authenticator app: for a camera, for a tap on the same phone, and in letters for typing. */
export function AuthenticatorKey({ secret, otpauthUri }: AuthenticatorKeyProps): ReactElement {
  return (
    <Sides>
      <div className="code">
        <QrCode text={otpauthUri} />
      </div>
      <Stack className="words" spacing={1.5}>
        <Typography>
          <FormattedMessage id="auth.totp.scan" />
        </Typography>
        <Typography variant="body2">
          <FormattedMessage
            id="auth.totp.same_phone"
            values={{
              link: (words) => (
                <a key="app" href={otpauthUri}>
                  {words}
                </a>
              ),
            }}
          />
        </Typography>
        <Typography variant="body2">
          <FormattedMessage id="auth.totp.type" />
        </Typography>
        <Key>
          {(secret.match(GROUP) ?? []).map((group, at) => (
            <span key={`${at}${group}`}>{group}</span>
          ))}
        </Key>
        <Box>
          <CopyButton text={secret} />
        </Box>
      </Stack>
    </Sides>
  );
}
