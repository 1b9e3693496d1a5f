import { useListDemoLoginsQuery, type DemoLogin } from '@cw/api-client';
import { Box, Button, Panel, Stack, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOnce } from '../../../forms/use-once.js';
import { useLogin } from './use-login.js';

/** The demo's people, each in one click; nothing where there is no demo data. */
export function DemoLogins({ staff = false }: { readonly staff?: boolean }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data, refetch } = useListDemoLoginsQuery();
  const login = useLogin();
  const enter = useOnce(async ({ email, password }: DemoLogin) => {
    // A staff code lasts half a minute: the one read with the page may be stale by now.
    const fresh = staff ? (await refetch()).data?.items.find((item) => item.email === email)?.totp : null;
    await login({ email, password, ...(fresh && { totp: fresh }) }, staff);
  });
  const people = (data?.items ?? []).filter(({ role }) => (role === 'admin') === staff);
  if (people.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={formatMessage({ id: 'auth.demo.title' })}>
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="auth.demo.text" />
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {people.map((person) => (
            <Button key={person.email} size="small" onClick={() => void enter(person)}>
              {formatMessage(
                { id: 'auth.demo.enter' },
                { name: person.name, role: formatMessage({ id: `shell.role.${person.role}` }) },
              )}
            </Button>
          ))}
        </Stack>
      </Panel>
    </Box>
  );
}
