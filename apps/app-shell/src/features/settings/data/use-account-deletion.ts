import { isApiError, useDeleteUserMutation, type SessionUser } from '@cw/api-client';
import { ACCOUNT_HOLDS } from '@cw/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useArea } from '../../../app/routes/area.js';
import { arrive, leave } from '../../../app/session/leaving.js';
import { pages } from '../../../app/routes/pages.js';
import { paths } from '../../../app/routes/paths.js';
import { useUnsent } from '../../../outbox/use-unsent.js';
import { isReauthenticationWanted, useReauthentication } from '../../../identity/index.js';

/** Why an account cannot end yet; the person has to settle something first. */
const HOLDS = [...ACCOUNT_HOLDS, 'user.last_admin'] as const;
export type Hold = (typeof HOLDS)[number];

/** `kept`: somebody left the dialog that asks for the password, or the call failed. */
export type Outcome = 'gone' | 'held' | 'kept';

/** What has to be settled first, and on which projects. */
export interface Held {
  readonly code: Hold;
  readonly detail: string;
  readonly projectIds: readonly string[];
}

export interface AccountDeletion {
  readonly end: () => Promise<Outcome>;
  /** Everything that has to be settled first; undefined before a try was refused for it. */
  readonly holds: readonly Held[] | undefined;
  readonly failure: string | undefined;
  /** Takes back what was said of the last try. */
  readonly forget: () => void;
}

function holdsOf(error: unknown): AccountDeletion['holds'] {
  const problem = isApiError(error) ? error.problem : undefined;
  const code = HOLDS.find((one) => one === problem?.code);
  if (code === undefined || problem === undefined) return undefined;
  return problem.holds ?? [{ code, detail: problem.detail, projectIds: problem.projectIds ?? [] }];
}

/** AUTH-08: asks for the password, ends the account, and leads to the login with a word of farewell. */
export function useAccountDeletion(user: SessionUser): AccountDeletion {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { area } = useArea();
  const reauthenticated = useReauthentication();
  const [remove] = useDeleteUserMutation();
  const unsent = useUnsent(user.id);
  const [holds, setHolds] = useState<AccountDeletion['holds']>();
  const [failure, setFailure] = useState<string>();

  const forget = (): void => {
    setHolds(undefined);
    setFailure(undefined);
  };
  const explain = (error: unknown): Outcome => {
    const held = holdsOf(error);
    setHolds(held);
    if (held !== undefined) return 'held';
    if (!isReauthenticationWanted(error)) {
      const detail = isApiError(error) ? error.problem?.detail : undefined;
      setFailure(detail ?? formatMessage({ id: 'settings.delete.failed' }));
    }
    return 'kept';
  };
  const end = async (): Promise<Outcome> => {
    forget();
    // With the login at hand the navigation is done before the session is read again.
    const loginPage = (area === 'admin' ? pages.adminLogin() : pages.login()).catch(() => undefined);
    leave();
    try {
      await Promise.all([reauthenticated(() => remove(user.id).unwrap()), loginPage]);
    } catch (error) {
      arrive();
      return explain(error);
    }
    await unsent.forget();
    await navigate(paths.login, { replace: true, state: { reason: 'account_deleted' } });
    return 'gone';
  };
  return { end, holds, failure, forget };
}
