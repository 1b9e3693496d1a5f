import { LOCALES } from '@cw/domain';
import { useLocale } from '@cw/i18n/react';
import { COLOR_SCHEMES, Panel, RadioGroup, SegmentedField, Stack, useColorSchemeChoice } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../language-names.js';

/** I18N-02, I18N-03: the language of page and account; light or dark on this device. */
export function DisplaySettings(): ReactElement {
  const { formatMessage } = useIntl();
  const { locale, setLocale } = useLocale();
  const { choice, setChoice } = useColorSchemeChoice();

  const choose = (wanted: string): void => {
    const next = LOCALES.find((one) => one === wanted);
    // The account follows the choice, whichever control of the page it was made at.
    if (next !== undefined) setLocale(next);
  };
  const paint = (wanted: string): void => {
    const next = COLOR_SCHEMES.find((one) => one === wanted);
    if (next !== undefined) setChoice(next);
  };
  return (
    <Panel title={<FormattedMessage id="settings.tab.display" />}>
      <Stack spacing={3}>
        <RadioGroup
          name="locale"
          label={formatMessage({ id: 'settings.language.title' })}
          hint={formatMessage({ id: 'settings.language.text' })}
          choices={LOCALES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
          selected={[locale]}
          onChange={({ target }) => choose(target.value)}
        />
        <SegmentedField
          name="theme"
          label={formatMessage({ id: 'settings.theme.title' })}
          hint={formatMessage({ id: 'settings.theme.text' })}
          choices={COLOR_SCHEMES.map((value) => ({ value, label: formatMessage({ id: `settings.theme.${value}` }) }))}
          selected={[choice]}
          onChange={({ target }) => paint(target.value)}
        />
      </Stack>
    </Panel>
  );
}
