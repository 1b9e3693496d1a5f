import Bowser from 'bowser';

/** "Chrome, Windows": names only, so that it reads the same in every language. What is no browser gives its own name. */
export function deviceName(userAgent: string | null | undefined): string {
  const text = userAgent?.trim() ?? '';
  if (text === '') return '?';
  const parser = Bowser.getParser(text);
  const names = [parser.getBrowserName(), parser.getOSName()].filter((name) => name !== '');
  return names.length > 0 ? names.join(', ') : (text.split(/[\s/]/)[0] ?? text);
}
