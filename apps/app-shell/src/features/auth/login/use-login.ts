import { authApi, isApiError, isSilence, type AppDispatch, type LoginDto } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useRefusalText } from '../../../forms/refusal-text.js';
import { useKeptSession } from '../use-kept-session.js';

const UNAUTHORIZED = 401;

const isCodeWanted = (error: unknown): boolean => isApiError(error) && error.problem?.code === 'auth.totp_required';

const SUSPENDED: ReadonlySet<string | undefined> = new Set(['auth.suspended', 'auth.suspended_because']);

const isSuspension = (error: unknown): boolean => isApiError(error) && SUSPENDED.has(error.problem?.code);

/** What no other answer mends: too many tries, too many people, a suspension. It stays on the page until the next try. */
const isLasting = (error: unknown): boolean =>
  isSuspension(error) || (isApiError(error) && [429, 503].includes(error.status));

export type LoginOutcome =
  | { readonly kind: 'signed-in' | 'code-wanted' | 'not-kept' }
  /** `lasting`: what stays on the page until the next try. */
  | { readonly kind: 'refused'; readonly lasting?: string };

/** AUTH-05: what a failed login says. */
function useLoginErrorText(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  return (error) => {
    if (isSilence(error)) return formatMessage({ id: 'auth.toast.unreachable' });
    if (isApiError(error) && error.status === UNAUTHORIZED && !isSuspension(error))
      return formatMessage({ id: 'errors.auth.invalid_credentials' });
    return refusalText(error, 'auth.toast.login_failed');
  };
}

/** AUTH-04, AUTH-05: logs in. The client then reads the session again, and the route leads on who is signed in. */
export function useLogin(): (wish: LoginDto, staff: boolean) => Promise<LoginOutcome> {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const dispatch = useDispatch<AppDispatch>();
  const errorText = useLoginErrorText();
  const isKept = useKeptSession();

  return useCallback(
    async (wish, staff) => {
      const { login, adminLogin } = authApi.endpoints;
      try {
        await dispatch((staff ? adminLogin : login).initiate(wish)).unwrap();
      } catch (error) {
        if (isCodeWanted(error)) return { kind: 'code-wanted' };
        const text = errorText(error);
        toast({ kind: 'broken', title: formatMessage({ id: 'auth.toast.login_error' }), text });
        return { kind: 'refused', ...(isLasting(error) && { lasting: text }) };
      }
      if (!(await isKept(wish.email))) return { kind: 'not-kept' };
      // The account's language comes with its session: it is said in the language that the page then has.
      toast({
        kind: 'done',
        title: { id: 'auth.toast.success' },
        text: { id: 'auth.toast.logged_in' },
      });
      return { kind: 'signed-in' };
    },
    [formatMessage, toast, dispatch, errorText, isKept],
  );
}
