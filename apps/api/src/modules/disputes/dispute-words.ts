import { Injectable } from '@nestjs/common';
import { groupBy } from '../../common/group-by.js';
import { fullName } from '../../common/person-name.js';
import { ProjectFileRepository, type ProjectFileEntity } from '../projects/index.js';
import { UsersService } from '../users/index.js';
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

  async names(userIds: readonly (string | null)[]): Promise<NameOf> {
    const people = await this.users.findByIds([...new Set(userIds.flatMap((id) => id ?? []))]);
    const names = new Map(people.map((person) => [person.id, fullName(person)]));
    return (id) => (id === null ? null : (names.get(id) ?? null));
  }
}

/** Everybody who said something in a case. */
export const speakersOf = ({ statements, offers, rulings, exhibits }: DisputeWords): (string | null)[] => [
  ...statements.map(({ authorId }) => authorId),
  ...offers.map(({ authorId }) => authorId),
  ...rulings.flatMap(({ proposedById, decidedById }) => [proposedById, decidedById]),
  ...exhibits.map(({ uploadedById }) => uploadedById),
];
