import { zoneName, zonesWith } from './time-zones.js';

describe('time zones', () => {
  it('I18N-01 are called what people call them', () => {
    expect(zoneName('America/New_York', 'en')).toBe('Eastern Time (New York)');
    expect(zoneName('America/Los_Angeles', 'en')).toBe('Pacific Time (Los Angeles)');
    expect(zoneName('America/New_York', 'es')).toBe('Hora del Este (New York)');
    expect(zoneName('Europe/Isle_of_Man', 'en')).toBe('Europe/Isle of Man');
  });

  it('begin with those of the country, name none twice, and know the account’s own', () => {
    const zones = zonesWith('Etc/Nowhere');

    expect(zones.slice(0, 2)).toEqual(['America/New_York', 'America/Chicago']);
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones).toContain('Etc/Nowhere');
    expect(zones).toContain('Europe/Madrid');
  });
});
