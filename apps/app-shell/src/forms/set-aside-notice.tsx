import { useFormats } from '@cw/i18n/react';
import { Banner, Button, styled } from '@cw/ui';
import { useSyncExternalStore, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  canBePutBack,
  discardSetAside,
  onShelf,
  putBack,
  shelfNow,
  wordsOf,
  type SetAsideDraft,
} from './draft-shelf.js';

const Notices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  '& summary': { cursor: 'pointer', padding: theme.spacing(0.5, 0) },
  '& ul': { margin: 0, paddingLeft: theme.spacing(2.5), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));

function tryAgain(draft: SetAsideDraft): void {
  putBack(draft);
  window.location.reload();
}

function Notice({ draft }: { readonly draft: SetAsideDraft }): ReactElement {
  const formats = useFormats();
  return (
    <Banner
      kind="sent_back"
      role="status"
      title={<FormattedMessage id="common.set_aside.title" />}
      action={
        <div className="ways">
          {canBePutBack(draft) ? (
            <Button variant="quiet" onClick={() => tryAgain(draft)}>
              <FormattedMessage id="common.set_aside.put_back" />
            </Button>
          ) : null}
          <Button variant="quiet" onClick={() => discardSetAside(draft)}>
            <FormattedMessage id="common.set_aside.discard" />
          </Button>
        </div>
      }
    >
      <FormattedMessage
        id={canBePutBack(draft) ? 'common.set_aside.text' : 'common.set_aside.damaged'}
        values={{ when: formats.dateTime(new Date(draft.at)) }}
      />
      <details>
        <summary>
          <FormattedMessage id="common.set_aside.words" />
        </summary>
        <ul>
          {wordsOf(draft).map((words, index) => (
            <li key={index}>{words}</li>
          ))}
        </ul>
      </details>
    </Banner>
  );
}

/** Says that a draft of this page was set aside because the page could not be shown with it, and gives it back. */
export function SetAsideNotice(): ReactElement | null {
  const drafts = useSyncExternalStore(onShelf, shelfNow, shelfNow);
  if (drafts.length === 0) return null;
  return (
    <Notices data-print="hidden">
      {drafts.map((draft) => (
        <Notice key={draft.id} draft={draft} />
      ))}
    </Notices>
  );
}
