import { detailOf, generatedApi, isApiError, NO_ANSWER, type AppDispatch, type LoginDto } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useDispatch } from 'react-redux';

/** AUTH-05: what a failed login says. */
function loginErrorText(intl: IntlShape, error: unknown): string {
  if (isApiError(error) && error.status === NO_ANSWER) return intl.formatMessage({ id: 'auth.toast.unreachable' });
  if (isApiError(error) && error.status === 401) return intl.formatMessage({ id: 'errors.auth.invalid_credentials' });
  return detailOf(error) ?? intl.formatMessage({ id: 'auth.toast.login_failed' });
}

const isTotpWanted = (error: unknown): boolean => isApiError(error) && error.problem?.code === 'auth.totp_required';

export type LoginOutcome = 'signed-in' | 'totp-wanted' | 'refused';

/** AUTH-04, AUTH-05: logs in. The client then reads the session again, and the route leads on who is signed in. */
export function useLogin(): (wish: LoginDto, staff: boolean) => Promise<LoginOutcome> {
  const intl = useIntl();
  const { toast } = useToast();
  const dispatch = useDispatch<AppDispatch>();

  return useCallback(
    async (wish, staff) => {
      const { login, adminLogin } = generatedApi.endpoints;
      try {
        await dispatch((staff ? adminLogin : login).initiate(wish)).unwrap();
      } catch (error) {
        if (isTotpWanted(error)) return 'totp-wanted';
        const title = intl.formatMessage({ id: 'auth.toast.login_error' });
        toast({ kind: 'broken', title, text: loginErrorText(intl, error) });
        return 'refused';
      }
      toast({
        kind: 'done',
        title: intl.formatMessage({ id: 'auth.toast.success' }),
        text: intl.formatMessage({ id: 'auth.toast.logged_in' }),
      });
      return 'signed-in';
    },
    [intl, toast, dispatch],
  );
}
