import { LOCALES, type Locale } from '@cw/i18n';
import { useLocale } from '@cw/i18n/react';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../theme/tokens.js';
import { ownProps } from '../../theme/own-props.js';

const Group = styled(
  'div',
  ownProps('onPrussian'),
)<{ onPrussian: boolean }>(({ theme, onPrussian }) => {
  const { text, background, lineStrong, prussian } = theme.vars.palette;
  const chosen = onPrussian
    ? { backgroundColor: prussian.contrastText, color: prussian.main }
    : { backgroundColor: text.primary, color: background.paper };
  return {
    display: 'inline-flex',
    flex: 'none',
    border: `1.5px solid ${onPrussian ? prussian.edge : lineStrong}`,
    borderRadius: radius.control,
    '& button': {
      minWidth: 42,
      minHeight: 42,
      padding: '0 0.625rem',
      border: 0,
      background: 'none',
      font: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 620,
      color: onPrussian ? prussian.contrastText : text.primary,
      cursor: 'pointer',
    },
    '& button:first-of-type': { borderRadius: '3px 0 0 3px' },
    '& button:last-of-type': { borderRadius: '0 3px 3px 0' },
    '& button[aria-pressed="true"]': chosen,
    '@media (forced-colors: active)': { '& button[aria-pressed="true"]': { outline: '2px solid Highlight' } },
  };
});

// A language is named in itself, whatever the page speaks; the name begins with what is seen, for who speaks to the page.
const NAMES: Readonly<Record<Locale, { code: string; name: string }>> = {
  en: { code: 'EN', name: 'EN, English' },
  es: { code: 'ES', name: 'ES, Español' },
};

export interface LanguageSwitchProps {
  readonly onPrussian?: boolean;
}

/** EN | ES, on every page (I18N-02). What is chosen is told to the whole page, which saves it to an account (I18N-03). */
export function LanguageSwitch({ onPrussian = false }: LanguageSwitchProps): ReactElement {
  const { locale, setLocale } = useLocale();
  const { formatMessage } = useIntl();
  return (
    <Group role="group" aria-label={formatMessage({ id: 'ui.language_switch.label' })} onPrussian={onPrussian}>
      {LOCALES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === locale}
          aria-label={NAMES[code].name}
          onClick={() => setLocale(code)}
        >
          {NAMES[code].code}
        </button>
      ))}
    </Group>
  );
}
