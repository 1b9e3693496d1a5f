import { Button, SearchIcon, styled, TextField } from '@cw/ui';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Section } from '../layout/measures.js';
import { useHref } from '../page/page-context.js';
import { registerPath } from '../page/public-path.js';

const DIRECTORY = '/find-contractors';
const ZIP_LENGTH = 5;

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  alignItems: 'end',
  marginTop: theme.spacing(3),
  '& > div:first-of-type': { width: 'min(100%, 16rem)' },
  [theme.breakpoints.down('md')]: { '& > div:first-of-type, & > button': { width: '100%' } },
}));

/** The search itself needs an account; what is typed here waits behind it. Without a script the account comes first. */
export function SearchEntry(): ReactElement {
  const { formatMessage } = useIntl();
  const href = useHref();
  const [zip, setZip] = useState('');
  const purpose = zip.length === ZIP_LENGTH ? `${DIRECTORY}?zip=${zip}` : DIRECTORY;

  function goOn(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    window.location.assign(href(registerPath(purpose)));
  }

  return (
    <Section aria-labelledby="search">
      <h2 id="search">
        <FormattedMessage id="site.search.title" />
      </h2>
      <p className="sub">
        <FormattedMessage id="site.search.text" />
      </p>
      <Form role="search" aria-labelledby="search" action={href('/register')} method="get" onSubmit={goOn}>
        <input type="hidden" name="next" value={purpose} />
        <TextField
          name="zip"
          label={formatMessage({ id: 'site.search.zip' })}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={ZIP_LENGTH}
          value={zip}
          onChange={(event) => setZip(event.target.value.replace(/\D/g, ''))}
        />
        <Button type="submit" variant="primary" size="large" startIcon={<SearchIcon />}>
          <FormattedMessage id="site.search.go" />
        </Button>
      </Form>
    </Section>
  );
}
