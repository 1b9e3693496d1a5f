import { SUPPORT_STATES, SUPPORT_TOPICS } from '@cw/domain';
import { PageTitle, SelectField } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeskCountBar } from '../desks/desk-count-bar.js';
import { useKit } from '../kit-context.js';
import { SearchForm } from '../records/search-form.js';
import { placeOf, SEARCH_MAX, searchOf, stateOf, topicOf, WAITING, type SupportPlace } from './support-filters.js';
import { SupportList } from './support-list.js';
import { UnsentLine } from './unsent-line.js';
import { UnsentMails } from './unsent-mails.js';

/** SUP-01: what people wrote to support, and what of it waits for an answer. */
export function SupportScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const [search, change] = useKit().useSearch();
  const place = placeOf(search);
  const go = (part: Partial<SupportPlace>): void =>
    change((now) => searchOf({ ...placeOf(now), ...part }), { step: true });
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'desk.support.title' })}
        subtitle={<FormattedMessage id="desk.support.subtitle" />}
      />
      <DeskCountBar desk="support" />
      <UnsentLine />
      <SearchForm
        label={formatMessage({ id: 'desk.support.filter' })}
        searchLabel={formatMessage({ id: 'desk.support.search' })}
        q={place.q}
        max={SEARCH_MAX}
        columns={[2, 1, 1]}
        onSearch={(q) => go({ q })}
      >
        <SelectField
          name="state"
          value={place.state}
          label={formatMessage({ id: 'desk.support.state' })}
          options={SUPPORT_STATES.map((value) => ({
            value,
            label: formatMessage({ id: `desk.support.state.${value}` }),
          }))}
          onChange={({ target }) => go({ state: stateOf(target.value) })}
        />
        <SelectField
          name="topic"
          value={place.topic}
          label={formatMessage({ id: 'desk.support.topic' })}
          emptyLabel={formatMessage({ id: 'desk.support.any_topic' })}
          options={SUPPORT_TOPICS.map((value) => ({ value, label: formatMessage({ id: `support.topic.${value}` }) }))}
          onChange={({ target }) => go({ topic: topicOf(target.value) })}
        />
      </SearchForm>
      <SupportList place={place} onClear={() => go(WAITING)} />
      <UnsentMails />
    </>
  );
}
