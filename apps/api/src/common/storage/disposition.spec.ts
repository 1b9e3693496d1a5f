import { HOSTILE_NAMES, TURNED } from '../../testing/hostile-names.js';
import { dispositionOf } from './disposition.js';

describe('the name of a download', () => {
  it.each(HOSTILE_NAMES)('ASVS 1.2.5 is one line that nothing turns round: %j', (name) => {
    const header = dispositionOf('attachment', `${name}.pdf`);
    const encoded = /filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '';

    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(decodeURIComponent(encoded)).toMatch(/^[^\p{Cc}]+\.pdf$/u);
    expect(decodeURIComponent(encoded)).not.toMatch(TURNED);
  });

  it('keeps its letters and its ending', () => {
    expect(dispositionOf('inline', 'Niña evil.com.pdf')).toBe(
      `inline; filename="Ni_a evil.com.pdf"; filename*=UTF-8''Ni%C3%B1a%20evil.com.pdf`,
    );
  });
});
