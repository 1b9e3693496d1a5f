import { LEGAL_DOCUMENTS, type LegalDocumentName } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ContactBlock } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlainSheet } from '../layout/plain-sheet.js';

/** LEGAL-01. */
export function LegalPage({ name }: { readonly name: LegalDocumentName }): ReactElement {
  const { titleId, summaryId, updatedOn, sections } = LEGAL_DOCUMENTS[name];
  const formats = useFormats();
  return (
    <PlainSheet titleId={titleId} descriptionId={summaryId}>
      <p className="dim">
        <FormattedMessage id="marketing.legal.updated" values={{ date: formats.plainDate(updatedOn, 'long') }} />
      </p>
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
    </PlainSheet>
  );
}
