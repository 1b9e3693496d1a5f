import { LEGAL_DOCUMENTS, type LegalDocumentName } from '@cw/i18n';
import { useFormats, type MessageId } from '@cw/i18n/react';
import { ContactBlock, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlainSheet } from '../layout/plain-sheet.js';

const CONTACT_TITLE = 'marketing.contact.title';

const Contents = styled('nav')(({ theme }) => ({
  margin: theme.spacing(3, 0),
  padding: theme.spacing(2, 0),
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.subtitle1, margin: 0 },
  '& ol': { columns: '15rem 2', columnGap: theme.spacing(4) },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    color: theme.vars.palette.primary.main,
  },
  '@media print': { display: 'none' },
}));

/** The part of a heading's id that names it: `marketing.terms.law` stands at `#law`. */
const anchorOf = (titleId: MessageId): string => titleId.slice(titleId.lastIndexOf('.') + 1);

function ContentsList({ titleIds }: { readonly titleIds: readonly MessageId[] }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Contents aria-label={formatMessage({ id: 'site.legal.contents' })}>
      <h2>
        <FormattedMessage id="site.legal.contents" />
      </h2>
      <ol>
        {titleIds.map((titleId) => (
          <li key={titleId}>
            <a href={`#${anchorOf(titleId)}`}>
              <FormattedMessage id={titleId} />
            </a>
          </li>
        ))}
        <li>
          <a href="#contact">
            <FormattedMessage id={CONTACT_TITLE} />
          </a>
        </li>
      </ol>
    </Contents>
  );
}

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
      <ContentsList titleIds={sections.map((section) => section.titleId)} />
      {sections.map((section) => (
        <section key={section.titleId}>
          <h2 id={anchorOf(section.titleId)}>
            <FormattedMessage id={section.titleId} />
          </h2>
          <p>
            <FormattedMessage id={section.textId} />
          </p>
        </section>
      ))}
      <section>
        <h2 id="contact">
          <FormattedMessage id={CONTACT_TITLE} />
        </h2>
        <ContactBlock />
      </section>
    </PlainSheet>
  );
}
