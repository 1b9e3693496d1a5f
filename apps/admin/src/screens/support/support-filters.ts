import { SUPPORT_STATES, SUPPORT_TOPICS, type SupportState, type SupportTopic } from '@cw/domain';

export const SEARCH_MAX = 100;

/** Which messages are shown, as it stands in the address; empty means any. */
export interface SupportPlace {
  readonly state: SupportState;
  readonly topic: SupportTopic | '';
  readonly q: string;
}

export const WAITING: SupportPlace = { state: 'open', topic: '', q: '' };

export const topicOf = (text: string | null): SupportTopic | '' => SUPPORT_TOPICS.find((topic) => topic === text) ?? '';
export const stateOf = (text: string | null): SupportState =>
  SUPPORT_STATES.find((state) => state === text) ?? WAITING.state;

/** Reads the address; whatever it says that cannot be is left out. */
export const placeOf = (search: URLSearchParams): SupportPlace => ({
  state: stateOf(search.get('state')),
  topic: topicOf(search.get('topic')),
  q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
});

/** Writes the address; what waits needs no word. */
export const searchOf = ({ state, topic, q }: SupportPlace): URLSearchParams =>
  new URLSearchParams({
    ...(state !== WAITING.state && { state }),
    ...(topic !== '' && { topic }),
    ...(q !== '' && { q }),
  });

/** What the API is asked. */
export const queryOf = ({ state, topic, q }: SupportPlace, cursor?: string) => ({
  state,
  ...(topic !== '' && { topic }),
  ...(q !== '' && { q }),
  ...(cursor !== undefined && { cursor }),
});

export const isNarrowed = ({ topic, q }: SupportPlace): boolean => topic !== '' || q !== '';
