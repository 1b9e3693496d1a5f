import { Injectable } from '@nestjs/common';
import { groupBy } from '../../common/group-by.js';
import { fullName } from '../../common/person-name.js';
import { ProjectFileRepository, type ProjectFileEntity } from '../projects/index.js';
import { UsersService, type UserEntity } from '../users/index.js';
import type {
  DisputeEntity,
  DisputeOfferEntity,
  DisputeRulingEntity,
  DisputeStatementEntity,
} from './dispute.entity.js';
import { DisputeRepository } from './dispute.repository.js';

/** Everything that was said in a case, oldest first. */
export interface DisputeWords {
  readonly statements: readonly DisputeStatementEntity[];
  readonly offers: readonly DisputeOfferEntity[];
  readonly rulings: readonly DisputeRulingEntity[];
  readonly exhibits: readonly ProjectFileEntity[];
}

export type NameOf = (userId: string | null) => string | null;

export interface Names {
  readonly person: NameOf;
  /** Under what somebody works: the company, else the person's own name. */
  readonly business: NameOf;
}

const NOTHING: DisputeWords = { statements: [], offers: [], rulings: [], exhibits: [] };

/** Reads what hangs on cases, and the names of those who said it. */
@Injectable()
export class DisputeWordsReader {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly files: ProjectFileRepository,
    private readonly users: UsersService,
  ) {}

  async of(disputes: readonly DisputeEntity[]): Promise<(disputeId: string) => DisputeWords> {
    if (disputes.length === 0) return () => NOTHING;
    const ids = disputes.map(({ id }) => id);
    const caseOf = ({ disputeId }: { readonly disputeId: string }): string => disputeId;
    const statements = groupBy(await this.disputes.statementsOf(ids), caseOf);
    const offers = groupBy(await this.disputes.offersOf(ids), caseOf);
    const rulings = groupBy(await this.disputes.rulingsOf(ids), caseOf);
    const exhibits = groupBy(await this.files.ofDisputes(ids), ({ disputeId }) => disputeId ?? '');
    return (id) => ({
      statements: statements.get(id) ?? [],
      offers: offers.get(id) ?? [],
      rulings: rulings.get(id) ?? [],
      exhibits: exhibits.get(id) ?? [],
    });
  }

  async names(userIds: readonly (string | null)[]): Promise<Names> {
    const found = await this.users.findByIds([...new Set(userIds.flatMap((id) => id ?? []))]);
    const people = new Map(found.map((person) => [person.id, person]));
    const nameBy =
      (name: (person: UserEntity) => string): NameOf =>
      (id) => {
        const person = id === null ? undefined : people.get(id);
        return person === undefined ? null : name(person);
      };
    return { person: nameBy(fullName), business: nameBy((person) => person.company ?? fullName(person)) };
  }
}

/** Everybody who said something in a case. */
export const speakersOf = ({ statements, offers, rulings, exhibits }: DisputeWords): (string | null)[] => [
  ...statements.map(({ authorId }) => authorId),
  ...offers.map(({ authorId }) => authorId),
  ...rulings.flatMap(({ proposedById, decidedById }) => [proposedById, decidedById]),
  ...exhibits.map(({ uploadedById }) => uploadedById),
];
