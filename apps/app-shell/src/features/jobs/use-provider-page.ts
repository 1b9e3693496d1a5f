import { detailOf } from '@cw/api-client';
import { useToast } from '@cw/ui';
import { useIntl } from 'react-intl';
import { isReauthenticationWanted } from '../../identity/index.js';
import { useOnce } from '../../forms/use-once.js';

/** Leads to a page of the provider's own, whose address is asked for at the click and works once. */
export function useProviderPage(askAddress: () => Promise<{ readonly url: string }>): () => Promise<void> {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  return useOnce(async () => {
    try {
      const { url } = await askAddress();
      window.location.assign(url);
    } catch (error) {
      if (isReauthenticationWanted(error)) return;
      const detail = detailOf(error);
      toast({
        kind: 'broken',
        title: formatMessage({ id: 'bids.action_failed' }),
        ...(detail !== undefined && { text: detail }),
      });
    }
  });
}
