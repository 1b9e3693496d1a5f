import { useListDemoLoginsQuery, type DemoLogin } from '@cw/api-client';
import { Box, Button, Coming, Panel, Stack, Typography } from '@cw/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOnce } from '../../../forms/use-once.js';
import { useLogin } from './use-login.js';

/** How often, in ms, a new code is looked for after one was used already; a code lasts half a minute. */
const NEXT_CODE_POLL_MS = 2_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Logs one of the demo's people in; where their code was used a moment ago, with the next one. */
function useDemoLogin(staff: boolean) {
  const { data, refetch, isLoading } = useListDemoLoginsQuery();
  const login = useLogin();
  const [isWaiting, setIsWaiting] = useState(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  // The code that was read with the page may be stale by now.
  const codeOf = async (email: string): Promise<string | null> =>
    staff ? ((await refetch()).data?.items.find((item) => item.email === email)?.totp ?? null) : null;

  const enter = useOnce(async ({ email, password }: DemoLogin) => {
    let code = await codeOf(email);
    for (;;) {
      const { kind } = await login({ email, password, ...(code !== null && { totp: code }) }, staff);
      if (kind !== 'code-wanted' || code === null || hasLeft.current) break;
      setIsWaiting(true);
      const used = code;
      while (code === used && !hasLeft.current) {
        await pause(NEXT_CODE_POLL_MS);
        code = (await codeOf(email)) ?? used;
      }
    }
    setIsWaiting(false);
  });
  return {
    people: (data?.items ?? []).filter(({ role }) => (role === 'admin') === staff),
    enter,
    isLoading,
    isWaiting,
  };
}

/** The demo's people, each in one click; nothing where there is no demo data. */
export function DemoLogins({ staff = false }: { readonly staff?: boolean }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { people, enter, isLoading, isWaiting } = useDemoLogin(staff);
  if (isLoading) return <Coming />;
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
        <Typography variant="body2" component="div" role="status" sx={{ mt: isWaiting ? 1.5 : 0 }}>
          {isWaiting ? <FormattedMessage id="auth.demo.next_code" /> : null}
        </Typography>
      </Panel>
    </Box>
  );
}
