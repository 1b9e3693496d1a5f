import { PROJECT_LIMITS, PUSH_LIMITS } from '@cw/domain';
import { matterName } from '../../../common/realtime/matter-name.js';
import { UserEntity } from '../../users/index.js';
import type { DueRow } from '../deliveries.repository.js';
import { pushNewsOf } from './push-news.js';

const ana = Object.assign(new UserEntity(), { id: 'a', role: 'agent', locale: 'en', firstName: 'Ana' });
const rowOf = (address: string | null, title: string): DueRow => ({
  ...{ id: 'n', sequence: '1', type: 'work_submitted', params: { project: title, side: 'client' }, action_url: '/x' },
  ...{ created_at: new Date('2026-11-20T15:00:00Z'), read_at: null, deleted_at: null },
  name: matterName({ address, city: 'Tampa', state: 'FL', clientName: 'Dana Reyes', title }),
});
/** What a push service carries, less what the encryption adds. */
const CARRIED_BYTES = 3_993;

describe('what is pushed', () => {
  it('SHELL-07 says which house it is about, and nobody’s name', () => {
    expect(pushNewsOf([rowOf('9 Cinnamon Court', 'Roof')], ana)).toEqual({
      tag: 'n',
      title: 'Work is ready for your review',
      text: '9 Cinnamon Court',
      path: '/app/x',
      lang: 'en',
    });
  });

  it('ROLE-06 says the place and the work to whoever may not know the street', () => {
    expect(pushNewsOf([rowOf(null, 'Roof')], ana).text).toBe('Tampa, FL - Roof');
  });

  it('NOTE-06 fits into what a push service carries, however long the names are', () => {
    const long = rowOf(null, '🏠'.repeat(PROJECT_LIMITS.titleMax));
    const news = pushNewsOf([long], ana);

    expect([...(news.text ?? '')].length).toBeLessThanOrEqual(PUSH_LIMITS.textMax);
    expect(Buffer.byteLength(JSON.stringify(news))).toBeLessThan(CARRIED_BYTES);
  });

  it('NOTE-06 says of several things no name', () => {
    const row = rowOf('9 Cinnamon Court', 'Roof');
    expect(pushNewsOf([row, row], ana)).not.toHaveProperty('text');
  });
});
