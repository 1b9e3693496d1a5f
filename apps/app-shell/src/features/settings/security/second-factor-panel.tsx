import type { SecurityView } from '@cw/api-client';
import { Button, CheckGlyph, Chip, Panel, RingGlyph, Stack } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { RecoveryCodes, SecondFactorSetup } from '../../../identity/index.js';
import { FactList } from '../fact-list.js';
import { DisableTotpDialog } from './disable-totp-dialog.js';
import { RenewCodesDialog } from './renew-codes-dialog.js';

export interface SecondFactorPanelProps {
  readonly security: SecurityView;
}

/** Whoever has so few left should make new ones. */
const FEW_CODES = 3;

function Standing({ on }: { readonly on: boolean }): ReactElement {
  return (
    <Chip tone={on ? 'green' : 'slate'} icon={on ? <CheckGlyph /> : <RingGlyph />}>
      <FormattedMessage id={on ? 'settings.totp.on' : 'settings.totp.off'} />
    </Chip>
  );
}

interface TurnedOnProps extends SecondFactorPanelProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

function TurnedOn({ security, onCodes }: TurnedOnProps): ReactElement {
  const { recoveryCodesLeft, totpRequired } = security;
  const [asking, setAsking] = useState<'renew' | 'disable'>();
  const close = (): void => setAsking(undefined);
  const left = <FormattedMessage id="settings.totp.codes_left" values={{ count: recoveryCodesLeft }} />;
  const facts = [
    {
      id: 'codes',
      label: <FormattedMessage id="settings.totp.codes" />,
      value: recoveryCodesLeft < FEW_CODES ? <Chip tone="copper">{left}</Chip> : left,
      note: <FormattedMessage id="settings.totp.codes_note" />,
      action: (
        <Button variant="secondary" size="small" onClick={() => setAsking('renew')}>
          <FormattedMessage id="settings.totp.renew" />
        </Button>
      ),
    },
    {
      id: 'app',
      label: <FormattedMessage id="settings.totp.app" />,
      value: <FormattedMessage id={totpRequired ? 'settings.totp.required' : 'settings.totp.may_be_off'} />,
      ...(!totpRequired && {
        action: (
          <Button variant="danger" size="small" onClick={() => setAsking('disable')}>
            <FormattedMessage id="settings.totp.disable" />
          </Button>
        ),
      }),
    },
  ];
  return (
    <>
      <FactList facts={facts} />
      <RenewCodesDialog open={asking === 'renew'} onClose={close} onCodes={onCodes} />
      <DisableTotpDialog open={asking === 'disable'} onClose={close} />
    </>
  );
}

/** AUTH-08: the code beside the password; staff have one always. */
export function SecondFactorPanel({ security }: SecondFactorPanelProps): ReactElement {
  const [codes, setCodes] = useState<readonly string[]>();
  // The codes are shown once: they stay, whatever is read in the meantime, until they are kept.
  const [areFirstCodesShown, setAreFirstCodesShown] = useState(false);
  const isOn = security.totpEnabled && !areFirstCodesShown;
  return (
    <Panel
      title={<FormattedMessage id="settings.totp.title" />}
      subtitle={<FormattedMessage id="settings.totp.subtitle" />}
      aside={<Standing on={security.totpEnabled || areFirstCodesShown} />}
    >
      <Stack spacing={2.5}>
        {codes !== undefined ? <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} /> : null}
        {codes === undefined && isOn ? <TurnedOn security={security} onCodes={setCodes} /> : null}
        {isOn ? null : (
          <SecondFactorSetup onCodes={() => setAreFirstCodesShown(true)} onDone={() => setAreFirstCodesShown(false)} />
        )}
      </Stack>
    </Panel>
  );
}
