import type { BrowserContext } from '@playwright/test';
import type { Locale } from '@cw/domain';

/** Whoever opens these pages has chosen this language, so that an account's own does not take its place (I18N-03). */
export async function speak(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addInitScript((chosen) => {
    // A stored picture that is opened by itself stands in a page that may keep nothing.
    if (location.protocol === 'about:' || location.pathname.startsWith('/api/')) return;
    if (localStorage.getItem('closewright.locale.chosen-by') !== null) return;
    localStorage.setItem('closewright.locale', chosen);
    localStorage.setItem('closewright.locale.chosen-by', 'visitor');
  }, locale);
}
