import type { PaperDetails, PaperFileView, PaperSubmissionView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { FileIcon, Stack, styled, TextLink } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '../records/facts.js';

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  display: 'grid',
  gap: theme.spacing(2),
  '& > dl + dl': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: theme.spacing(2) },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& .file': { display: 'flex', gap: theme.spacing(1), alignItems: 'center', overflowWrap: 'anywhere' },
}));

type Field =
  | 'state'
  | 'trade'
  | 'number'
  | 'expires'
  | 'effective'
  | 'insured'
  | 'insurer'
  | 'policy'
  | 'occurrence'
  | 'provider'
  | 'completed'
  | 'name'
  | 'business'
  | 'tax'
  | 'signed';
type Fact = readonly [ReactNode, ReactNode, string];

/** Every line that stands on the paper, as its contractor typed it or staff approved it. */
function useFactsOf(): (details: PaperDetails) => readonly (readonly Fact[])[] {
  const formats = useFormats();
  const { formatMessage } = useIntl();
  const day = (date: string): string => formats.plainDate(date, 'long');
  const line = (id: Field, value: ReactNode): Fact => [
    <FormattedMessage id={`admin.verification.field.${id}`} />,
    value,
    id,
  ];
  return ({ licenses, insurance, backgroundCheck, w9 }) => {
    const found = (licenses ?? []).map((license) => [
      line('state', license.state),
      line('trade', formatMessage({ id: `projects.category.${license.trade}` })),
      line('number', license.number),
      line('expires', day(license.expiresOn)),
    ]);
    if (insurance !== null)
      found.push([
        line('insured', insurance.insuredName),
        line('insurer', insurance.insurer),
        line('policy', insurance.policyNumber),
        line('occurrence', formatMoney(cents(insurance.eachOccurrenceCents))),
        line('effective', day(insurance.effectiveOn)),
        line('expires', day(insurance.expiresOn)),
      ]);
    if (backgroundCheck !== null)
      found.push([line('provider', backgroundCheck.provider), line('completed', day(backgroundCheck.completedOn))]);
    if (w9 !== null)
      found.push([
        line('name', w9.name),
        ...(w9.businessName === null ? [] : [line('business', w9.businessName)]),
        line('tax', formatMessage({ id: `admin.verification.tax.${w9.taxClass}` })),
        line('signed', day(w9.signedOn)),
      ]);
    return found;
  };
}

const isPicture = ({ thumbnailUrl }: PaperFileView): boolean => thumbnailUrl !== null;

/** A picture stands on the page; a PDF and a W-9 are handed over as files. */
function Scan({ file }: { readonly file: PaperFileView }): ReactElement {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'admin.verification.open' }, { name: file.name });
  return isPicture(file) ? (
    <a href={file.url} target="_blank" rel="noopener">
      <img src={file.url} alt={name} />
    </a>
  ) : (
    <div className="file">
      <FileIcon />
      <TextLink href={file.url} target="_blank" rel="noopener">
        {name}
      </TextLink>
    </div>
  );
}

export interface PaperSheetProps {
  readonly submission: PaperSubmissionView;
}

/** The scan beside what is written about it. */
export function PaperSheet({ submission }: PaperSheetProps): ReactElement {
  const factsOf = useFactsOf();
  return (
    <Stack spacing={2}>
      <Sheet>
        {submission.files.map((file) => (
          <Scan key={file.id} file={file} />
        ))}
      </Sheet>
      <Sheet>
        {factsOf(submission.details).map((facts, index) => (
          <Facts key={index} facts={facts} />
        ))}
      </Sheet>
    </Stack>
  );
}
