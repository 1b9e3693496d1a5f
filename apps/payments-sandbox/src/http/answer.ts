/**
 * What goes back over the wire. `dropped` closes the connection instead, as a broken network would; `hung` leaves it open
 * and never says a word.
 */
export type Answer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'hung' };

export const answer = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  kind: 'answer',
  status,
  headers,
  body,
});

export const jsonAnswer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  answer(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

export const DROPPED: Answer = { kind: 'dropped' };

export const HUNG: Answer = { kind: 'hung' };

/** A request whose body has been read. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}
