import { baseApi, type TagType } from './base-api.js';

/** Answers whose sentences the server writes, in the language in which the page asks. */
const WRITTEN_BY_THE_SERVER: readonly TagType[] = ['Notification'];

interface Dispatching {
  readonly dispatch: (action: ReturnType<typeof baseApi.util.invalidateTags>) => unknown;
}

/** I18N-01: asks again for what came in words once the page speaks another language; every request names the page's. */
export function followPageLanguage({ dispatch }: Dispatching): void {
  const page = document.documentElement;
  let spoken = page.lang;
  new MutationObserver(() => {
    if (page.lang === spoken) return;
    spoken = page.lang;
    dispatch(baseApi.util.invalidateTags([...WRITTEN_BY_THE_SERVER]));
  }).observe(page, { attributeFilter: ['lang'] });
}
