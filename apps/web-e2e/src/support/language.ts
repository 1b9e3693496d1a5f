import type { BrowserContext } from '@playwright/test';
import type { Locale } from '@cw/domain';

/** Whoever opens these pages has chosen this language, so that an account's own does not take its place (I18N-03). */
export async function speak(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addInitScript((chosen) => {
    if (location.protocol === 'about:' || localStorage.getItem('closewright.locale.chosen-by') !== null) return;
    localStorage.setItem('closewright.locale', chosen);
    localStorage.setItem('closewright.locale.chosen-by', 'visitor');
  }, locale);
}
