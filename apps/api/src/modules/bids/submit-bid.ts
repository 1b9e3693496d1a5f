import { Injectable } from '@nestjs/common';
import { bidMachine, cents, checkBid, decide, endOfDayIn, projectState, timeZoneOf, type Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { mustMove } from '../../common/errors/must.js';
import { EventBus } from '../../common/events/event-bus.js';
import { assertFresh } from '../../common/http/etag.js';
import { newId } from '../../common/ids.js';
import { ProjectTransaction, type BidView, type LockedProject, type ProjectEntity } from '../projects/index.js';
import { aboutBid } from './bid-events.js';
import { refuseFaults } from './bid-faults.js';
import { BidGate } from './bid-gate.js';
import { BidEntity, BidLineEntity } from './bid.entity.js';
import { bidParties, toBidLine } from './bid.mapper.js';
import { BidRepository } from './bid.repository.js';
import { BidRules } from './bid-rules.js';
import { BidViews } from './bid-views.js';
import type { BidEdit, BidLineInput, PlaceBid } from './dto/bid.input.js';

/** BID-02, BID-05: a verified contractor prices the conditions, and may change the bid while it is pending. */
@Injectable()
export class SubmitBid {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly gate: BidGate,
    private readonly bids: BidRepository,
    private readonly views: BidViews,
    private readonly rules: BidRules,
    private readonly events: EventBus,
  ) {}

  place(actor: Actor, projectId: string, input: PlaceBid): Promise<BidView> {
    return this.rules.whileActive(actor, () => this.placeLocked(actor, projectId, input));
  }

  private placeLocked(actor: Actor, projectId: string, input: PlaceBid): Promise<BidView> {
    return this.transaction.locked(actor, projectId, async (locked) => {
      const right = await this.rules.rightOf(actor.userId);
      this.rules.mustBeVerified(right);
      mustBeOpen(locked);
      this.rules.mustBeLicensed(right, locked.project, 'contractor');
      await this.rules.mustTakeBids(locked.project.ownerId);
      this.rules.mustLieAhead(locked.project, input);
      await this.rules.mustHaveNoBid(actor, locked.project);
      const bid = Object.assign(new BidEntity(), {
        id: newId(),
        projectId,
        contractorId: actor.userId,
        status: bidMachine.initial,
        endReason: null,
        rejectReason: null,
        acknowledgedGaps: [],
        acknowledgedFinishDate: null,
      });
      await this.write(locked, applied(locked, bid, input), linesOf(bid.id, input.lines ?? []));
      await this.bids.record(bid, { from: null, event: 'submit', actorId: actor.userId });
      await this.events.emit('bid.submitted', aboutBid(actor, locked.project, bid));
      return this.views.one(actor, locked, bid);
    });
  }

  edit(
    actor: Actor,
    id: string,
    { edit, ifMatch }: { readonly edit: BidEdit; readonly ifMatch: string | undefined },
  ): Promise<BidView> {
    return this.gate.locked(actor, id, async (locked) => {
      const { bid, project } = locked;
      const from = bid.status;
      this.rules.mustStand(bid);
      const right = await this.rules.rightOf(actor.userId);
      const guards = { project_open: project.status === 'open', contractor_verified: right.gaps.length === 0 };
      const as = bidParties(actor, bid, project);
      mustMove(decide(bidMachine, { state: from, event: 'edit', as, guards }), from, {
        contractor_verified: 'bid.contractor_unverified',
      });
      this.rules.mustBeLicensed(right, project, 'contractor');
      assertFresh(ifMatch, bid);
      this.rules.mustLieAhead(project, edit);
      const [stored] = await this.bids.withLines([bid]);
      const lines = edit.lines === undefined ? [...(stored?.lines ?? [])] : linesOf(bid.id, edit.lines ?? []);
      await this.write(locked, applied(locked, bid, edit), lines);
      await this.bids.record(bid, { from, event: 'edit', actorId: actor.userId });
      await this.events.emit('bid.edited', aboutBid(actor, project, bid));
      return this.views.one(actor, locked, bid);
    });
  }

  private async write({ conditions }: LockedProject, bid: BidEntity, lines: BidLineEntity[]): Promise<void> {
    const offer = { amountCents: bid.amountCents, lines: lines.map(toBidLine) };
    refuseFaults(
      checkBid(
        offer,
        conditions.map(({ id }) => id),
      ),
    );
    await this.bids.save(bid, lines);
  }
}

function mustBeOpen({ project }: LockedProject): void {
  if (project.status === 'open') return;
  throw new DomainError('state.conflict', {
    extra: { state: projectState(project.status, project.work), guard: 'project_open' },
  });
}

/** The bid with what the input names; what an edit does not send stays. */
function applied({ project }: LockedProject, bid: BidEntity, input: BidEdit): BidEntity {
  const { amountCents, timeline, workDescription } = input;
  return Object.assign(bid, {
    amountCents: amountCents === undefined ? bid.amountCents : cents(amountCents),
    timeline: timeline ?? bid.timeline,
    workDescription: workDescription ?? bid.workDescription,
    materials: sentOr(input.materials, bid.materials) || null,
    warrantyMonths: sentOr(input.warrantyMonths, bid.warrantyMonths) ?? null,
    ...standing(project, sentOr(input.validUntil, bid.validUntil) ?? null),
    startDate: sentOr(input.startDate, bid.startDate) ?? null,
    durationDays: sentOr(input.durationDays, bid.durationDays) ?? null,
    acceptsAtClosing: sentOr(input.acceptsAtClosing, bid.acceptsAtClosing) ?? false,
  });
}

const standing = (
  { state }: ProjectEntity,
  validUntil: string | null,
): Pick<BidEntity, 'validUntil' | 'expiresAt'> => ({
  validUntil,
  expiresAt: validUntil === null ? null : endOfDayIn(validUntil, timeZoneOf(state)),
});

const sentOr = <T>(sent: T | null | undefined, stored: T | null): T | null => (sent === undefined ? stored : sent);

/** An excluded line costs nothing, whatever was typed into it before. */
const linesOf = (bidId: string, lines: readonly BidLineInput[]): BidLineEntity[] =>
  lines.map(({ conditionId, included, amountCents, allowance, note }) =>
    Object.assign(new BidLineEntity(), {
      bidId,
      conditionId,
      included,
      amountCents: cents(included ? amountCents : 0),
      allowance: included && allowance === true,
      note: note || null,
    }),
  );
