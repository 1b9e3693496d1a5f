import { cents } from '@cw/domain';
import { readPages } from '../pdf/read-pages.js';
import { READING_LIMITS } from '../process/reading-limits.js';
import { certificate, type DrawnCertificate } from '../testing/certificates.js';
import { letter } from '../testing/papers.js';
import { readCertificate } from './read-certificate.js';

async function read(bytes: Buffer): Promise<ReturnType<typeof readCertificate>> {
  const pages = await readPages(bytes, READING_LIMITS);
  if ('failed' in pages) throw new Error(pages.failed);
  return readCertificate(pages);
}
const readDrawn = async (given: DrawnCertificate = {}): ReturnType<typeof read> => read(await certificate(given));

describe('a certificate of liability insurance', () => {
  it('VER-03 tells who is insured, by whom, for how much and from when to when', async () => {
    expect(await readDrawn()).toEqual({
      outcome: 'read',
      isLiabilityCertificate: true,
      issuedOn: '2026-02-20',
      insuredName: 'Whitcomb Roofing LLC',
      insuredAddress: '14 Maple Hollow Rd, Dayton, OH 45410',
      producer: 'Tri-County Insurance Agency',
      insurer: 'Harbor Mutual',
      policyNumber: 'GL-4471-09',
      basis: 'occurrence',
      effectiveOn: '2026-03-01',
      expiresOn: '2027-03-01',
      eachOccurrenceCents: cents(100_000_000),
      aggregateCents: cents(200_000_000),
      certificateHolder: 'Closewright, 200 Main St, Omaha, NE 68102',
    });
  });

  it('VER-03 has its boxes read where a cross is only drawn', async () => {
    const [occurrence, claims] = [
      await readDrawn({ mark: 'drawn' }),
      await readDrawn({ mark: 'drawn', box: 'claims_made' }),
    ];
    expect([occurrence.basis, claims.basis]).toEqual(['occurrence', 'claims_made']);
  });

  it('VER-03 says nothing that is not there: a policy number to come, one date alone', async () => {
    const { policyNumber, effectiveOn, expiresOn } = await readDrawn({ policy: 'TBD', effective: '' });
    expect([policyNumber, effectiveOn, expiresOn]).toEqual([null, null, '2027-03-01']);
  });

  it('VER-03 is told from evidence of property insurance and from no certificate at all', async () => {
    const [property, other] = [
      await readDrawn({ title: 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE' }),
      await read(await letter()),
    ];
    expect([property.isLiabilityCertificate, property.expiresOn, other.isLiabilityCertificate]).toEqual([
      false,
      null,
      false,
    ]);
  });
});
