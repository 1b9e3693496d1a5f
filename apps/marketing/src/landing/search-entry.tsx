import { Button, SearchIcon, styled, TextField } from '@cw/ui';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Section } from '../layout/measures.js';
import { useHref } from '../page/page-context.js';
import { registerPath } from '../page/public-path.js';
import { useTypedBefore } from '../page/use-typed-before.js';

const DIRECTORY = '/find-contractors';

/** Here and not from the domain, whose rules no reader of this page needs but for this. */
const ZIP = /^(\d{5})(?:[- ]?\d{4})?$/u;

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  alignItems: 'end',
  marginTop: theme.spacing(3),
  '& > div:first-of-type': { width: 'min(100%, 16rem)' },
  [theme.breakpoints.down('md')]: { '& > div:first-of-type, & > button': { width: '100%' } },
}));

/**
 * The search itself needs an account; what is typed here waits behind it. Before there is a script the form itself goes
 * to the account, with the ZIP beside `next`, which the account's pages put together.
 */
export function SearchEntry(): ReactElement {
  const { formatMessage } = useIntl();
  const href = useHref();
  const [typed, setTyped] = useState('');
  const field = useTypedBefore(typed, setTyped);
  const [isWrong, setIsWrong] = useState(false);
  const zip = typed.trim();
  const digits = ZIP.exec(zip)?.[1];
  const purpose = digits === undefined ? DIRECTORY : `${DIRECTORY}?zip=${digits}`;

  function goOn(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (zip !== '' && !ZIP.test(zip)) {
      setIsWrong(true);
      field.current?.focus();
      return;
    }
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
          ref={field}
          value={typed}
          error={isWrong ? formatMessage({ id: 'site.search.zip_fault' }) : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsWrong(false);
          }}
        />
        <Button type="submit" variant="primary" size="large" startIcon={<SearchIcon />}>
          <FormattedMessage id="site.search.go" />
        </Button>
      </Form>
    </Section>
  );
}
