import { authApi, type AppDispatch } from '@cw/api-client';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useRefusalText } from '../../../forms/refusal-text.js';

/** Asks for a link; gives back what was said against it. Whether the address has an account is not told. */
export function useForgotPassword(): (email: string) => Promise<string | undefined> {
  const dispatch = useDispatch<AppDispatch>();
  const refusalText = useRefusalText();
  return useCallback(
    async (email) => {
      try {
        await dispatch(authApi.endpoints.forgotPassword.initiate({ email })).unwrap();
        return undefined;
      } catch (error) {
        return refusalText(error, 'errors.server.unexpected');
      }
    },
    [dispatch, refusalText],
  );
}
