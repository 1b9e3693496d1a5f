import { matterName } from '../../common/realtime/matter-name.js';
import { UserEntity } from '../users/index.js';
import { digestMail, notificationMail } from './notification-mail.js';

const ana = Object.assign(new UserEntity(), { id: 'a', role: 'agent', locale: 'en', firstName: 'Ana' });
const house = { city: 'Tampa', state: 'FL', clientName: 'Dana Reyes' };
const toldOf = (projectId: string, address: string) => ({
  type: 'work_submitted' as const,
  params: { project: 'Roof', projectId, side: 'client' as const },
  action_url: `/projects/${projectId}`,
  name: matterName({ ...house, address, title: 'Roof' }),
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
});
