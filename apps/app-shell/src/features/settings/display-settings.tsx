import { useUpdateUserMutation, type SessionUser } from '@cw/api-client';
import { LOCALES } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { useLocale } from '@cw/i18n/react';
import { COLOR_SCHEMES, Panel, RadioGroup, SegmentedField, Stack, useColorSchemeChoice } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

// A language is named in itself, whatever the page speaks.
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' };

export interface DisplaySettingsProps {
  readonly user: SessionUser;
}

/** I18N-02, I18N-03: the language of page and account; light or dark on this device. */
export function DisplaySettings({ user }: DisplaySettingsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { locale, setLocale } = useLocale();
  const { choice, setChoice } = useColorSchemeChoice();
  const [update] = useUpdateUserMutation();

  const choose = (wanted: string): void => {
    const next = LOCALES.find((one) => one === wanted);
    if (next === undefined) return;
    setLocale(next);
    void update({ id: user.id, updateUserDto: { firstName: user.firstName, lastName: user.lastName, locale: next } });
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
          choices={LOCALES.map((value) => ({ value, label: <span lang={value}>{NAMES[value]}</span> }))}
          selected={[locale]}
          onChange={({ target }) => choose(target.value)}
        />
        <SegmentedField
          name="theme"
          label={formatMessage({ id: 'settings.theme.title' })}
          choices={COLOR_SCHEMES.map((value) => ({ value, label: formatMessage({ id: `settings.theme.${value}` }) }))}
          selected={[choice]}
          onChange={({ target }) => paint(target.value)}
        />
      </Stack>
    </Panel>
  );
}
