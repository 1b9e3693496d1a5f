import { detailOf, type AppDispatch } from '@cw/api-client';
import { handOverToast, useToast, type HandedToast } from '@cw/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { forgetPublicForms } from '../../app/public-forms.js';
import { forgetRecentFinds } from '../../app/recent-finds.js';
import { homepageAddress } from '../../app/routes/area-address.js';
import { useArea } from '../../app/routes/area.js';
import { pages } from '../../app/routes/pages.js';
import { paths } from '../../app/routes/paths.js';
import { arrive, leave } from '../../app/session/leaving.js';
import { useOnce } from '../../forms/use-once.js';
import { endSession, type Leaving } from './end-session.js';

/** AUTH-06: what is said of how leaving went. */
function useWordsOf(): (leaving: Leaving) => HandedToast {
  const { formatMessage } = useIntl();
  return useCallback(
    (leaving) => {
      if (leaving.kind === 'ended') return { kind: 'done', title: formatMessage({ id: 'auth.toast.logged_out' }) };
      if (leaving.kind === 'remembered')
        return {
          kind: 'done',
          title: formatMessage({ id: 'auth.toast.logout_remembered' }),
          text: formatMessage({ id: 'auth.toast.logout_remembered_text' }),
        };
      const text = detailOf(leaving.error);
      return {
        kind: 'broken',
        title: formatMessage({ id: 'auth.toast.logout_failed' }),
        ...(text !== undefined && { text }),
      };
    },
    [formatMessage],
  );
}

/**
 * AUTH-04, AUTH-06, AREA-10: ends the session and goes to the area's way in; `ended` runs only once it is over, here at
 * least.
 */
export function useLogout(): (ended?: () => Promise<void>) => Promise<void> {
  const { toast } = useToast();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { area, basePath } = useArea();
  const wordsOf = useWordsOf();

  const logout = useCallback(
    async (ended?: () => Promise<void>) => {
      // With the login at hand the navigation is done before the session is read again, so nobody is sent to the
      // login as if they had tried to open the page that they just left.
      const login = area === 'admin' ? pages.adminLogin() : pages.login();
      const isComing = login.then(
        () => true,
        () => false,
      );
      leave();
      const [leaving, hasLogin] = await Promise.all([endSession(dispatch), isComing]);
      const said = wordsOf(leaving);
      if (leaving.kind === 'failed') {
        arrive();
        toast(said);
        return;
      }
      await ended?.();
      forgetRecentFinds();
      forgetPublicForms();
      if (leaving.kind === 'remembered' && !hasLogin) {
        // The login did not come: its address, opened as a document, is the page that says that there is no network.
        window.location.assign(basePath + paths.login);
        return;
      }
      if (area === 'marketing' && leaving.kind === 'ended') {
        // The homepage is a document of its own, and says it on arrival.
        if (!handOverToast(said)) toast(said);
        window.location.assign(homepageAddress());
        return;
      }
      toast(said);
      await navigate(paths.login);
    },
    [dispatch, toast, wordsOf, navigate, area, basePath],
  );

  return useOnce(logout);
}
