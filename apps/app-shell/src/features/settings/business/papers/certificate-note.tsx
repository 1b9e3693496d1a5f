import type { CertificateSuggestions } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, Stack, useAnnounce } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FactList } from '../../fact-list.js';
import type { PaperAnswers } from './paper-answers.js';
import { suggestedAnswers } from './paper-answers.js';

export interface CertificateNoteProps {
  readonly found: CertificateSuggestions;
  readonly onUse: (answers: Partial<PaperAnswers>) => void;
}

const LABELS = {
  insuredName: 'settings.papers.insured',
  insurer: 'settings.business.insurer',
  policyNumber: 'settings.papers.policy',
  eachOccurrenceCents: 'settings.papers.each_occurrence',
  effectiveOn: 'settings.papers.effective',
  expiresOn: 'settings.papers.expires',
} as const;
const NAMES = Object.keys(LABELS).filter((name): name is keyof typeof LABELS => name in LABELS);

/** VER-01: what the certificate says by itself. It fills nothing until the contractor takes it over. */
export function CertificateNote({ found, onUse }: CertificateNoteProps): ReactElement {
  const formats = useFormats();
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const use = (): void => {
    onUse(suggestedAnswers(found));
    announce(formatMessage({ id: 'settings.papers.filled' }));
  };
  const shown = (name: keyof typeof LABELS): string => {
    const value = found[name];
    if (typeof value === 'number') return formatMoney(cents(value));
    if (value === null) return '';
    return name === 'effectiveOn' || name === 'expiresOn' ? formats.plainDate(value, 'long') : value;
  };
  const facts = NAMES.filter((name) => found[name] !== null).map((name) => ({
    id: name,
    label: <FormattedMessage id={LABELS[name]} />,
    value: shown(name),
  }));
  return (
    <Stack spacing={2}>
      {found.warnings.map((warning) => (
        <Banner key={warning} kind="sent_back" role="status">
          <FormattedMessage id={`settings.papers.warning.${warning}`} />
        </Banner>
      ))}
      {facts.length === 0 ? null : (
        <Banner
          kind="news"
          role="status"
          title={<FormattedMessage id="settings.papers.found" />}
          action={
            <Button variant="secondary" onClick={use}>
              <FormattedMessage id="settings.papers.use" />
            </Button>
          }
        >
          <FormattedMessage id="settings.papers.found_text" />
          <FactList facts={facts} />
        </Banner>
      )}
    </Stack>
  );
}
