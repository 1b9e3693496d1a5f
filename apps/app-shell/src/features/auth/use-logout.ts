import { authApi, detailOf, type AppDispatch } from '@cw/api-client';
import { handOverToast, useToast } from '@cw/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useArea } from '../../app/routes/area.js';
import { homepageAddress } from '../../app/routes/area-address.js';
import { arrive, leave } from '../../app/session/leaving.js';
import { pages } from '../../app/routes/pages.js';
import { paths } from '../../app/routes/paths.js';
import { forgetRecentFinds } from '../../app/recent-finds.js';
import { useOnce } from '../../forms/use-once.js';

/** AUTH-04, AUTH-06, AREA-10: ends the session and goes to the area's way in; `ended` runs only once it is over. */
export function useLogout(): (ended?: () => Promise<void>) => Promise<void> {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { area } = useArea();

  const logout = useCallback(
    async (ended?: () => Promise<void>) => {
      // With the login at hand the navigation is done before the session is read again, so nobody is sent to the
      // login as if they had tried to open the page that they just left.
      const loginPage = (area === 'admin' ? pages.adminLogin() : pages.login()).catch(() => undefined);
      leave();
      try {
        await Promise.all([dispatch(authApi.endpoints.logout.initiate()).unwrap(), loginPage]);
      } catch (error) {
        arrive();
        const text = detailOf(error);
        toast({
          kind: 'broken',
          title: formatMessage({ id: 'auth.toast.logout_failed' }),
          ...(text !== undefined && { text }),
        });
        return;
      }
      await ended?.();
      forgetRecentFinds();
      const said = { kind: 'done', title: formatMessage({ id: 'auth.toast.logged_out' }) } as const;
      if (area === 'marketing') {
        // The homepage is a document of its own, and says it on arrival.
        if (!handOverToast(said)) toast(said);
        window.location.assign(homepageAddress());
        return;
      }
      toast(said);
      await navigate(paths.login);
    },
    [dispatch, toast, formatMessage, navigate, area],
  );

  return useOnce(logout);
}
