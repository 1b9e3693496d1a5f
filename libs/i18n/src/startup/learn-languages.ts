/**
 * Asks the browser what react-intl asks it before it draws a first text. For the first answer on a page Chromium reads what it
 * has of every language, 30 ms on a desk: whoever has scripts on their way asks in the meantime.
 */
export const learnLanguages = (): void => void Intl.NumberFormat.supportedLocalesOf('en');
