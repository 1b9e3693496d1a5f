import {
  download,
  downloadByLink,
  useAnswerLinkedIntakeMutation,
  useAnswerMyIntakeMutation,
  useApproveLinkedIntakeMutation,
  useApproveMyIntakeMutation,
  useGetLinkedIntakeQuery,
  useGetMyIntakeQuery,
  useRefuseLinkedIntakeMutation,
  useRefuseMyIntakeMutation,
  type Download,
} from '@cw/api-client';
import { documentAddresses } from '@cw/domain';

/** By what the reader may see a request: the private link, or the account that it stands in. */
export type RequestSource =
  { readonly by: 'link'; readonly token: string } | { readonly by: 'account'; readonly id: string };

/** What staff did meanwhile shows by itself, and on return to the window. */
const POLL_MS = 60_000;
const FRESH = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: POLL_MS,
  skipPollingIfUnfocused: true,
} as const;

const tokenOf = (source: RequestSource): string => (source.by === 'link' ? source.token : '');

/** The request, from wherever it may be read. */
export function useRequest(source: RequestSource) {
  const linked = useGetLinkedIntakeQuery(tokenOf(source), { ...FRESH, skip: source.by !== 'link' });
  const own = useGetMyIntakeQuery(source.by === 'account' ? source.id : '', {
    ...FRESH,
    skip: source.by !== 'account',
  });
  return source.by === 'link' ? linked : own;
}

export interface RequestActs {
  readonly answer: (answer: string) => Promise<unknown>;
  readonly approve: (revision: number) => Promise<unknown>;
  readonly refuse: (revision: number, reason: string) => Promise<unknown>;
  readonly file: (id: string) => Promise<Download>;
  /** For the closing, once it went out. */
  readonly statement: () => Promise<Download>;
}

function useLinkActs(source: RequestSource): RequestActs {
  const [answer] = useAnswerLinkedIntakeMutation();
  const [approve] = useApproveLinkedIntakeMutation();
  const [refuse] = useRefuseLinkedIntakeMutation();
  const token = { 'X-Link-Token': tokenOf(source) };
  return {
    answer: (words) => answer({ ...token, answerIntakeQuestion: { answer: words } }).unwrap(),
    approve: (revision) => approve({ ...token, approveIntakeOffer: { revision } }).unwrap(),
    refuse: (revision, reason) => refuse({ ...token, refuseIntakeOffer: { revision, reason } }).unwrap(),
    file: (id) => downloadByLink(documentAddresses.linkedRequestFile(id), token['X-Link-Token']),
    statement: () => downloadByLink(documentAddresses.linkedRequestStatement(), token['X-Link-Token']),
  };
}

function useOwnActs(source: RequestSource): RequestActs {
  const [answer] = useAnswerMyIntakeMutation();
  const [approve] = useApproveMyIntakeMutation();
  const [refuse] = useRefuseMyIntakeMutation();
  const id = source.by === 'account' ? source.id : '';
  return {
    answer: (words) => answer({ id, answerIntakeQuestion: { answer: words } }).unwrap(),
    approve: (revision) => approve({ id, approveIntakeOffer: { revision } }).unwrap(),
    refuse: (revision, reason) => refuse({ id, refuseIntakeOffer: { revision, reason } }).unwrap(),
    file: (fileId) => download(documentAddresses.ownRequestFile(id, fileId)),
    statement: () => download(documentAddresses.ownRequestStatement(id)),
  };
}

/** What the submitter may do about it; each rejects with the API's error. */
export function useRequestActs(source: RequestSource): RequestActs {
  const byLink = useLinkActs(source);
  const own = useOwnActs(source);
  return source.by === 'link' ? byLink : own;
}
