import { EVERYBODY, principalsOf, type Principal } from '../principals.js';

/** What the API may never say to somebody: an id, or a word that only this row of the world contains. */
export const SECRET =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|qzw\d{6}wzq|\+1212555\d{4}|(?<=")[0-9a-f]{64}(?=")/gi;

const CONTRACTORS = principalsOf('contractors');
/** Nobody as far as the API is concerned. */
const NOBODY = principalsOf('notSignedIn');

/** Who may know what, written apart from the code that decides it. `staff` is an admin with a second factor. */
const AUDIENCES = {
  'client id': 'self, readers, staff',
  'client name': 'self, awarded, staff',
  'client contact': 'self, staff',
  'contractor id': 'anybody but contractors, self, staff',
  'contractor name': 'clients, self, staff',
  'contractor contact': 'self, staff',
  'admin id': 'self, staff, readers',
  'admin name': 'self, staff, awarded',
  'admin contact': 'self, staff',
  'project id': 'owner, bidders, awarded, staff, contractors while open',
  'project address': 'owner, awarded, staff',
  'project lender': 'owner, awarded, staff',
  'project principal': 'owner, awarded, staff',
  'condition id': 'owner, bidders, awarded, staff, contractors while open',
  'photo id': 'owner, bidders, awarded, staff, contractors while open',
  'paper id': 'owner, awarded, staff',
  'evidence id': 'owner, awarded, staff',
  'question id': 'owner, bidders, awarded, staff, contractors while open',
  'review id': 'clients, owner, awarded, staff',
  'report id': 'staff',
  'report words': 'awarded, staff',
  'review words': 'clients, owner, awarded, staff',
  'question words': 'owner, bidders, awarded, staff, contractors while open',
  'bid id': 'owner, bidder, staff',
  'bid words': 'owner, bidder, staff',
  'conversation id': 'owner, bidder, staff',
  'message words': 'owner, bidder, staff',
  'change id': 'owner, awarded, staff',
  'change words': 'owner, awarded, staff',
  'party id': 'owner, staff',
  'party words': 'owner, staff',
  'dispute id': 'owner, awarded, staff',
  'dispute words': 'owner, awarded, staff',
  'no-show id': 'owner, awarded, staff',
  'no-show words': 'owner, awarded, staff',
  'payment id': 'owner, staff',
  'invoice id': 'owner, awarded, staff',
  'settlement agent': 'owner, staff',
  'paper file id': 'self, staff',
  'submission id': 'self, staff',
  'intake id': 'self, staff',
  'intake words': 'self, staff',
  'notification id': 'self',
  'session id': 'self, staff',
  'token id': 'self, staff',
  'search id': 'self',
} as const;

export type SecretKind = keyof typeof AUDIENCES;

/** Which principals each word of an audience means for one row of the world. */
export interface Relations {
  readonly self?: readonly Principal[];
  readonly owner?: readonly Principal[];
  readonly bidders?: readonly Principal[];
  readonly bidder?: readonly Principal[];
  readonly awarded?: readonly Principal[];
  readonly readers?: readonly Principal[];
  readonly isOpen?: boolean;
}

function meaning(word: string, relations: Relations): readonly Principal[] {
  switch (word) {
    case 'staff':
      return ['staff'];
    case 'clients':
      return principalsOf('hirers');
    case 'anybody but contractors':
      return EVERYBODY.filter((principal) => !CONTRACTORS.includes(principal));
    case 'contractors while open':
      return relations.isOpen ? CONTRACTORS : [];
    default:
      return relations[word as Exclude<keyof Relations, 'isOpen'>] ?? [];
  }
}

export interface Leak {
  readonly kind: SecretKind;
  readonly value: string;
}

/** Every secret of the world, and who may be told it. */
export class Secrets {
  private readonly known = new Map<string, { readonly kind: SecretKind; readonly to: ReadonlySet<Principal> }>();
  private count = 0;

  /** A word that occurs nowhere else, not even by chance in the bytes of an archive. */
  mark(): string {
    this.count += 1;
    return `qzw${String(this.count).padStart(6, '0')}wzq`;
  }

  /** A telephone number that nobody else has. */
  phone(): string {
    this.count += 1;
    return `+1212555${String(this.count).padStart(4, '0')}`;
  }

  keep(kind: SecretKind, value: string, relations: Relations): void {
    const to = AUDIENCES[kind].split(', ').flatMap((word) => meaning(word, relations));
    this.known.set(value.toLowerCase(), { kind, to: new Set(to.filter((principal) => mayEverHear(kind, principal))) });
  }

  /** What an answer tells this principal that it may not know. What the principal itself sent is no secret to it. */
  leaks(principal: Principal, answer: { readonly text: string; readonly sent: string }): Leak[] {
    const found = new Set((answer.text.match(SECRET) ?? []).map((text) => text.toLowerCase()));
    const said = answer.sent.toLowerCase();
    return [...found].flatMap((value) => {
      const secret = this.known.get(value);
      return !secret || secret.to.has(principal) || said.includes(value) ? [] : [{ kind: secret.kind, value }];
    });
  }
}

/** Whoever is not signed in is told of contractors that they exist, and of nobody else anything. */
const mayEverHear = (kind: SecretKind, principal: Principal): boolean =>
  kind === 'contractor id' || !NOBODY.includes(principal);
