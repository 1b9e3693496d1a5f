import { LEGAL_DOCUMENTS, type LegalDocumentName } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ContactBlock, PageTitle, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Prose = styled('article')(({ theme }) => ({
  maxWidth: '42rem',
  '& h2': { ...theme.typography.h2, margin: theme.spacing(4, 0, 1) },
  '& p': { marginBottom: theme.spacing(1.5) },
  '& dl': { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: theme.spacing(1, 3) },
  '& dt': { fontWeight: 620 },
  '& dd': { margin: 0 },
}));

/** LEGAL-01: a document with its date and whom to write to, the same text as on the public page. */
export function LegalDocumentView({ name }: { readonly name: LegalDocumentName }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { titleId, summaryId, updatedOn, sections } = LEGAL_DOCUMENTS[name];
  return (
    <Prose>
      <PageTitle
        title={formatMessage({ id: titleId })}
        subtitle={
          <FormattedMessage id="marketing.legal.updated" values={{ date: formats.plainDate(updatedOn, 'long') }} />
        }
      />
      <p>
        <FormattedMessage id={summaryId} />
      </p>
      {sections.map((section) => (
        <section key={section.titleId}>
          <h2>
            <FormattedMessage id={section.titleId} />
          </h2>
          <p>
            <FormattedMessage id={section.textId} />
          </p>
        </section>
      ))}
      <section>
        <h2>
          <FormattedMessage id="marketing.contact.title" />
        </h2>
        <ContactBlock />
      </section>
    </Prose>
  );
}
