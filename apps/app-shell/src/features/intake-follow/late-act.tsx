import { isApiError, type IntakeView } from '@cw/api-client';
import { Banner, LongText } from '@cw/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RequestProps } from './request-props.js';
import type { RequestActs } from './request-source.js';

const CONFLICT = 409;

/** What was said about something that had been settled already: in another tab, or by somebody else. */
export interface LateAct {
  readonly about: 'question' | 'offer';
  readonly words?: string;
}

/**
 * The acts, and the last that came too late. The page is read anew then and what was asked is gone from it, so its
 * words are held here, above the panel in which they were written.
 */
export function useLateAct(acts: RequestActs): { readonly acts: RequestActs; readonly late: LateAct | undefined } {
  const [late, setLate] = useState<LateAct>();
  const watched = useMemo(() => {
    const watch = async (sent: LateAct, act: () => Promise<unknown>): Promise<unknown> => {
      setLate(undefined);
      try {
        return await act();
      } catch (error) {
        if (isApiError(error) && error.status === CONFLICT) setLate(sent);
        throw error;
      }
    };
    return {
      ...acts,
      answer: (words: string) => watch({ about: 'question', words }, () => acts.answer(words)),
      approve: (revision: number) => watch({ about: 'offer' }, () => acts.approve(revision)),
      refuse: (revision: number, words: string) => watch({ about: 'offer', words }, () => acts.refuse(revision, words)),
    };
  }, [acts]);
  return { acts: watched, late };
}

/** How it was settled; nothing while it still waits: then its form says itself what is wrong. */
function settledAs({ about }: LateAct, { state, questions, offer }: IntakeView) {
  if (about === 'question') {
    if (state === 'needs_information') return undefined;
    return questions.length > 0 && questions.every(({ answer }) => answer !== null) ? 'answered' : 'moved';
  }
  if (state === 'offer_sent') return undefined;
  return offer?.answer ?? 'moved';
}

/** INT-08: what came too late was not taken; its words can be copied from here. */
export function LateNotice({
  request,
  late,
}: RequestProps & { readonly late: LateAct | undefined }): ReactElement | null {
  const { formatMessage } = useIntl();
  const settled = late && settledAs(late, request);
  if (late === undefined || settled === undefined) return null;
  const { about, words } = late;
  return (
    <Banner kind="sent_back" role="alert" title={<FormattedMessage id={`requests.late.${settled}`} />}>
      {words === undefined ? null : (
        <>
          <FormattedMessage id="requests.late.words" />
          <LongText
            about={formatMessage({ id: about === 'question' ? 'requests.question.answer' : 'requests.offer.reason' })}
          >
            {words}
          </LongText>
        </>
      )}
    </Banner>
  );
}
