import { ACTS, DEAL_ACTS } from '../turn/act.js';
import { isDealtWith, isPaidMeanwhile, mayBeDealtWith } from './notice-matter.js';
import { NOTIFICATION_RULES } from './catalogue.js';
import { NOTIFICATION_TYPES } from './notification.js';

describe('what a notice leads to the checkout for', () => {
  it('NOTE-02 is paid once nothing of it is due, whatever else stands', () => {
    expect(isPaidMeanwhile([{ matter: 'pay', side: 'client' }])).toBe(false);
    expect(isPaidMeanwhile([{ matter: 'pay_rest', side: 'client' }])).toBe(false);
    expect(isPaidMeanwhile([{ matter: 'start', side: 'contractor' }])).toBe(true);
    expect(isPaidMeanwhile([{ matter: 'pay_approved', side: 'client' }])).toBe(false);
    expect(isPaidMeanwhile([{ matter: 'pay_approved', side: 'settlement_agent' }])).toBe(true);
  });
});

describe('what a notice asks for', () => {
  it('NOTE-06 stands while any of it is due, and is dealt with once none is', () => {
    const told = { type: 'dispute_due', side: undefined } as const;

    expect([
      isDealtWith(told, [{ matter: 'rule', side: 'staff' }]),
      isDealtWith(told, [{ matter: 'confirm_ruling', side: 'staff' }]),
      isDealtWith(told, [{ matter: 'see_to_payment', side: 'staff' }]),
      isDealtWith(told, []),
    ]).toEqual([false, false, true, true]);
  });

  it('NOTE-06 is dealt with for the side that answered while the other one still owes its answer', () => {
    const open = [{ matter: 'answer_dispute', side: 'client' }] as const;

    expect(
      (['client', 'contractor'] as const).map((side) => isDealtWith({ type: 'dispute_answer_due', side }, open)),
    ).toEqual([false, true]);
  });

  it('NOTE-06 of a proposed change concerns both sides while the one that is asked has not answered', () => {
    const open = [{ matter: 'answer_change', side: 'contractor' }] as const;

    expect(
      (['client', 'contractor'] as const).map((side) => isDealtWith({ type: 'change_proposed', side }, open)),
    ).toEqual([false, false]);
  });

  it('NOTE-06 never drops what is news by itself: money, decisions and endings', () => {
    const news = [
      'payment_held',
      'payment_released',
      'project_approved',
      'project_cancelled',
      'no_show_upheld',
    ] as const;

    expect(news.filter((type) => mayBeDealtWith(type) || isDealtWith({ type, side: 'client' }, []))).toEqual([]);
  });

  it('NOTE-06 is known of every kind whose e-mail waits some minutes', () => {
    const gathered = NOTIFICATION_TYPES.filter((type) => NOTIFICATION_RULES[type].emailWaitMinutes !== undefined);

    expect(gathered.filter((type) => !mayBeDealtWith(type))).toEqual([]);
    expect(gathered).not.toEqual([]);
  });

  it('NOTE-06 is the act by which its reader hears of it', () => {
    const reminded = NOTIFICATION_TYPES.filter((type) =>
      DEAL_ACTS.some((act) => ACTS[act].toldBy.includes(type) && !isDealtWith({ type, side: undefined }, [])),
    );

    // These tell something beside the act.
    expect(reminded.filter(mayBeDealtWith)).toEqual([]);
    for (const act of DEAL_ACTS) {
      for (const type of ACTS[act].toldBy.filter(mayBeDealtWith)) {
        const side = ACTS[act].sides[0];
        if (side === undefined) continue;
        expect([type, isDealtWith({ type, side }, [{ matter: act, side }])]).toEqual([type, false]);
      }
    }
  });
});
