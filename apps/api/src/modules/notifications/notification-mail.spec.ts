import { renderMail } from '../../common/mail/render-mail.js';
import type { MatterTerms } from '../../common/realtime/matter-names.js';
import { matterName } from '../../common/realtime/matter-name.js';
import { UserEntity } from '../users/index.js';
import { digestMail, notificationMail } from './notification-mail.js';

const ana = Object.assign(new UserEntity(), { id: 'a', role: 'agent', locale: 'en', firstName: 'Ana' });
const house = { city: 'Tampa', state: 'FL', clientName: 'Dana Reyes' };
const toldOf = (projectId: string, address: string, title = 'Roof', place = 'Tampa, FL') => ({
  type: 'work_submitted' as const,
  params: { project: title, projectId, side: 'client' as const },
  action_url: `/projects/${projectId}`,
  name: matterName({ ...house, address, title }),
  read: { place },
});
const request = {
  type: 'intake_offer_sent' as const,
  params: { project: '', side: 'client' as const, reference: 'CW-7F3A-91' },
  action_url: '/repair-request',
  name: matterName({ ...house, address: '4 Elm Row', clientName: null, title: 'CW-7F3A-91' }),
};
const paper = {
  type: 'paper_approved' as const,
  params: { project: '', side: 'contractor' as const },
  action_url: null,
};

describe('the e-mails of notifications', () => {
  it('SHELL-07 name the house behind the subject, and house, client and work above what is said', () => {
    expect(notificationMail(toldOf('p', '9 Cinnamon Court'), ana)).toMatchObject({
      about: '9 Cinnamon Court',
      matter: '9 Cinnamon Court · Dana Reyes · Roof',
    });
    expect(notificationMail(paper, ana)).not.toHaveProperty('matter');
  });

  it('NOTE-06 stand with the others of their project or request; those of an account for themselves', () => {
    expect([toldOf('p', '9 Cinnamon Court'), request, paper].map((told) => notificationMail(told, ana).thread)).toEqual(
      [{ kind: 'project', id: 'p' }, { kind: 'request', id: 'CW-7F3A-91' }, undefined],
    );
    expect(digestMail([toldOf('p', '9 Cinnamon Court')], ana)).not.toHaveProperty('thread');
  });

  it('NOTE-06 head what a day told by house, of requests too, and put what is of none last', () => {
    const told = [
      paper,
      toldOf('p', '9 Cinnamon Court'),
      request,
      toldOf('q', '12 Elm'),
      toldOf('p', '9 Cinnamon Court'),
    ];

    expect(digestMail(told, ana).sections?.map(({ heading, items }) => [heading, items.length])).toEqual([
      ['9 Cinnamon Court · Dana Reyes · Roof', 2],
      ['4 Elm Row · CW-7F3A-91', 1],
      ['12 Elm · Dana Reyes · Roof', 1],
      [null, 1],
    ]);
  });

  it('NOTE-06 name the house of a day in the subject, or how many there are', () => {
    const subjectOf = (...told: Parameters<typeof digestMail>[0]) => renderMail(digestMail(told, ana), '').subject;
    const here = toldOf('p', '9 Cinnamon Court');

    expect(subjectOf(here)).toBe('9 Cinnamon Court: 1 update');
    expect(subjectOf(here, here, toldOf('q', '9 Cinnamon Court', 'Handrail'))).toBe('9 Cinnamon Court: 3 updates');
    expect(subjectOf(here, toldOf('q', '12 Elm'), request)).toBe('3 updates on 3 houses');
    expect(subjectOf(here, paper)).toBe('2 updates from Closewright');
  });

  it('NOTE-06 have a button that says what it is for', () => {
    const labelOf = (told: Parameters<typeof notificationMail>[0]) => notificationMail(told, ana).action?.label;
    const { read: _read, ...here } = toldOf('p', '9 Cinnamon Court');
    const accepted = { ...here, type: 'bid_accepted' as const };
    const paid = (paymentTiming: 'upfront' | 'at_closing') => ({ terms: { paymentTiming } as MatterTerms });

    expect(labelOf(here)).toBe('emails.action.review_work');
    expect(labelOf(request)).toBe('emails.intake.offer.action');
    expect(labelOf(paper)).toBe('emails.action.documents');
    expect(labelOf({ ...accepted, read: paid('upfront') })).toBe('emails.action.fund');
    expect(labelOf({ ...accepted, read: paid('at_closing') })).toBe('emails.action.project');
    // Whoever looks on is offered nothing that only the parties do.
    const lookedAt = { ...accepted, params: { ...accepted.params, part: 'view' as const } };
    expect(labelOf({ ...lookedAt, read: paid('upfront') })).toBe('emails.action.project');
    expect(labelOf({ ...lookedAt, type: 'change_proposed' })).toBe('emails.action.change');
  });

  it('NOTE-06 tell of each work in a section of its own, also where several are of one house', () => {
    const told = [
      toldOf('p', '9 Cinnamon Court'),
      toldOf('q', '9 Cinnamon Court', 'Handrail'),
      toldOf('r', '9 Cinnamon Court', 'Roof', 'Orlando, FL'),
    ];

    expect(
      digestMail(told, ana).sections?.map(({ heading, items }) => [heading, items.map(({ projectId }) => projectId)]),
    ).toEqual([
      ['9 Cinnamon Court · Dana Reyes · Roof', ['p']],
      ['9 Cinnamon Court · Dana Reyes · Handrail', ['q']],
      ['9 Cinnamon Court · Dana Reyes · Roof', ['r']],
    ]);
  });
});
