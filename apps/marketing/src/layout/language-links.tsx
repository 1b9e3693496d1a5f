import { LOCALES, type Locale } from '@cw/i18n';
import { styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { usePage } from '../page/page-context.js';
import { localizedPath } from '../page/public-path.js';

const Group = styled('div', { shouldForwardProp: (name) => name !== 'onPaper' })<{ onPaper: boolean }>(
  ({ theme: { vars }, onPaper }) => ({
    display: 'inline-flex',
    flex: 'none',
    border: `1.5px solid ${onPaper ? vars.palette.lineStrong : vars.palette.prussian.edge}`,
    borderRadius: 5,
    overflow: 'hidden',
    '& a': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 42,
      minHeight: 42,
      padding: '0 0.625rem',
      fontSize: '0.875rem',
      fontWeight: 620,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& a[aria-current]': onPaper
      ? { background: vars.palette.text.primary, color: vars.palette.background.paper }
      : { background: vars.palette.prussian.contrastText, color: vars.palette.prussian.main },
    '& a:focus-visible': { outlineOffset: -4 },
  }),
);

// A language is named in itself, whatever the page speaks; the name begins with what is seen, for who speaks to the page.
const NAMES: Readonly<Record<Locale, { code: string; name: string }>> = {
  en: { code: 'EN', name: 'EN, English' },
  es: { code: 'ES', name: 'ES, Español' },
};

export interface LanguageLinksProps {
  /** On the page's own ground, not on prussian. */
  readonly onPaper?: boolean;
}

/** EN | ES as links to the page's twin, so that they work before the page has come to life (I18N-02). */
export function LanguageLinks({ onPaper = false }: LanguageLinksProps): ReactElement {
  const { formatMessage } = useIntl();
  const { locale, path } = usePage();
  return (
    <Group onPaper={onPaper} role="group" aria-label={formatMessage({ id: 'ui.language_switch.label' })}>
      {LOCALES.map((code) => (
        <a
          key={code}
          href={localizedPath(path, code)}
          lang={code}
          hrefLang={code}
          data-locale={code}
          aria-label={NAMES[code].name}
          aria-current={code === locale ? 'true' : undefined}
        >
          {NAMES[code].code}
        </a>
      ))}
    </Group>
  );
}
