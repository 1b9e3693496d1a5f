import { fieldProblemsOf, isApiError, NO_ANSWER, watchUpload, type SubmittedIntake } from '@cw/api-client';
import { INTAKE_SECONDS_MAX, SECOND_MS } from '@cw/domain';
import { useCallback, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useRefusalText } from '../../../forms/refusal-text.js';
import { useOnce } from '../../../forms/use-once.js';
import { formPathOf } from '../answers/intake-body.js';
import { intakeRequest } from '../answers/intake-faults.js';
import type { DraftKeeping } from '../draft/use-intake-draft.js';
import { useSendIntakeMutation } from '../intake-api.js';
import type { Report } from '../report/use-report.js';

const SERVER_ERROR = 500;

/** `lost`: nobody knows whether it arrived. */
export type SendFailure = { readonly kind: 'lost' } | { readonly kind: 'refused'; readonly text: string };

export interface SendIntake {
  readonly send: (website: string) => Promise<void>;
  readonly sending: boolean;
  /** How much of the report has left this device. */
  readonly percent: number | undefined;
  readonly failure: SendFailure | undefined;
  /** What the API found wrong, by the form's own paths. */
  readonly apiFaults: ReadonlyMap<string, string>;
  readonly forgetFaults: () => void;
}

const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** Its first sending is still being worked on. */
const IN_FLIGHT = 'idempotency.in_flight';

/** A draft may be older than anybody asks, and a clock may have been set back since it was begun. */
const secondsSince = (startedAt: number): number =>
  Math.min(Math.max(0, Math.round((Date.now() - startedAt) / SECOND_MS)), INTAKE_SECONDS_MAX);

const isLost = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === NO_ANSWER || error.status >= SERVER_ERROR || error.problem?.code === IN_FLIGHT);

/** Sends the request once for however many presses; after a lost answer the same request goes under the same key. */
export function useSendIntake(
  draft: DraftKeeping,
  report: Report,
  onSent: (sent: Pick<SubmittedIntake, 'email' | 'reference'>) => void,
): SendIntake {
  const refusalText = useRefusalText();
  const [submit] = useSendIntakeMutation();
  const [sending, setSending] = useState(false);
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<SendFailure>();
  const [apiFaults, setApiFaults] = useState(NO_FAULTS);
  const { file } = report.state;

  const sendLatest = async (website: string): Promise<void> => {
    const { answers, startedAt, pending } = draft.latest.current;
    const request = intakeRequest(answers, new Date());
    if (request === undefined) return;
    const of = JSON.stringify([request, file?.name, file?.size, file?.lastModified]);
    const now = { key: uuid(), of, seconds: secondsSince(startedAt) };
    const { key, seconds } = pending?.of === of ? pending : now;
    draft.setPending({ key, of, seconds });
    setSending(true);
    setFailure(undefined);
    setApiFaults(NO_FAULTS);
    if (file !== undefined) watchUpload(file, setPercent);
    try {
      const { reference } = await submit({ request, appraisal: file, website, seconds, key }).unwrap();
      draft.noteSent({ startedAt, reference });
      onSent({ email: request.email, reference });
    } catch (error) {
      if (isLost(error)) {
        setFailure({ kind: 'lost' });
        return;
      }
      // It is known not to have been taken: what is sent next is another request.
      draft.setPending(undefined);
      setApiFaults(new Map(fieldProblemsOf(error).map(({ path, message }) => [formPathOf(path), message])));
      setFailure({ kind: 'refused', text: refusalText(error, 'errors.server.unexpected') });
    } finally {
      setSending(false);
      setPercent(undefined);
    }
  };
  const send = useOnce(async (website: string) => {
    // Another tab may have sent it by now, or be about to: then it is the same request.
    if (draft.catchUp()) await sendLatest(website);
  });

  const forgetFaults = useCallback(() => setApiFaults(NO_FAULTS), []);
  return { send, sending, percent, failure, apiFaults, forgetFaults };
}
