import { detailOf, fieldProblemsOf, authApi, type AppDispatch, type RegisterDto } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useKeptSession } from '../use-kept-session.js';

/** AUTH-02, AUTH-06: opens the account and is signed in with it; gives the error back for the form to place. */
export function useRegister(): (wish: RegisterDto) => Promise<{ readonly error?: unknown }> {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const dispatch = useDispatch<AppDispatch>();
  const isKept = useKeptSession();

  return useCallback(
    async (wish) => {
      const { register } = authApi.endpoints;
      try {
        await dispatch(register.initiate(wish)).unwrap();
      } catch (error) {
        // Faults of single answers are said at the fields; the toast is for everything else.
        if (fieldProblemsOf(error).length === 0) {
          const text = detailOf(error) ?? formatMessage({ id: 'auth.toast.registration_failed' });
          toast({ kind: 'broken', title: formatMessage({ id: 'auth.toast.error' }), text });
        }
        return { error };
      }
      // The account's language comes with its session: it is said in the language that the page then has.
      toast({
        kind: 'done',
        title: { id: 'auth.toast.success' },
        text: { id: 'auth.toast.registered' },
      });
      await isKept(wish.email);
      return {};
    },
    [formatMessage, toast, dispatch, isKept],
  );
}
