import { createPaymentsTest, type PaymentsTest } from '../../testing/create-payments-test.js';
import { Mortals } from './mortal.js';
import { PostOffice } from './post-office.js';
import { dropUniqueFacts, sabotage, type Control } from './sabotage.js';

/** The product, its provider, the post between them, and processes of it that may be killed. */
export class ProofWorld {
  private constructor(
    readonly test: PaymentsTest,
    readonly office: PostOffice,
    readonly mortals: Mortals,
    /** Facts that the ledger took once more, where nothing keeps it from that. */
    readonly doubled: string[],
  ) {}

  static async begin(control?: Control): Promise<ProofWorld> {
    // The role that the product works by could not take the ledger's own safeguard away.
    const byOwner = control === 'no-unique';
    const env = { DATABASE_POOL_SIZE: '12' };
    const test = await createPaymentsTest({ now: new Date(), webhooks: true, env, byOwner });
    if (!test.relay?.target) throw new Error('Webhooks go nowhere');
    const office = new PostOffice(test.relay.target);
    test.relay.target = await office.open();
    if (control === 'no-unique') await dropUniqueFacts(test.app);
    const doubled: string[] = [];
    await sabotage(test.app, control, doubled);
    return new ProofWorld(test, office, new Mortals(test, control), doubled);
  }

  /** All that the provider has to tell so far lies in the post office. */
  async collect(): Promise<void> {
    while ((await this.test.sandbox.control('GET', '/webhooks'))['pending'] !== 0);
  }

  /** Both clocks: the provider forgets keys and ends refunds by its own. */
  async wait(seconds: number): Promise<void> {
    this.test.clock.advance(seconds * 1000);
    await this.test.sandbox.control('POST', '/clock', { advance_seconds: seconds });
  }

  async end(): Promise<void> {
    await this.mortals.close();
    await this.office.close();
    await this.test.close();
  }
}
