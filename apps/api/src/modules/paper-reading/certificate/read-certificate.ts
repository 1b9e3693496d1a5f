import type { CertificateReading, PlainDate, ReadingOutcome } from '@cw/domain';
import { dateIn } from '../appraisal/dates.js';
import { emptyCertificate } from '../paper.js';
import { type Line, linesOf, textOfLine } from '../text/lines.js';
import type { ReadPages } from '../text/page-text.js';
import { countWords, isReadable } from '../text/words.js';
import { linesBelow, spotOf } from './form-parts.js';
import { liabilityRow } from './liability-row.js';

const TITLE = /CERTIFICATE OF LIABILITY INSURANCE/iu;
/** Evidence of property insurance and its sisters look alike and insure something else. */
const OTHER_FORMS =
  /EVIDENCE OF (?:COMMERCIAL )?PROPERTY INSURANCE|CERTIFICATE OF PROPERTY INSURANCE|ACORD (?:24|27|28)\b/iu;
const FEW_WORDS = 20;
const BOX = { right: 300, depth: 62 };

function outcomeOf({ pages, ended }: ReadPages): ReadingOutcome {
  const text = pages.map(({ items }) => items.map((item) => item.text).join(' ')).join(' ');
  if (countWords(text) < FEW_WORDS && pages.some(({ pictureShare }) => pictureShare > 0.3)) return 'scanned';
  if (!isReadable(text)) return 'unreadable_text';
  return ended === 'whole' ? 'read' : 'partly';
}

function issuedOn(lines: readonly Line[]): PlainDate | null {
  const label = spotOf(lines, /^DATE\b/u);
  if (!label) return null;
  const near = lines.filter(({ y }) => Math.abs(y - (lines[label.line]?.y ?? 0)) < 28);
  for (const line of near)
    for (const { text, x } of line.segments) {
      const date = x > label.segment.x - 40 ? dateIn(text) : undefined;
      if (date !== undefined) return date;
    }
  return null;
}

/** Names stand over addresses: the first line, and with it what stands under another name. */
function nameOf(lines: readonly string[]): { readonly name: string | null; readonly address: string | null } {
  const street = lines.findIndex((line, index) => index > 0 && /^(?:\d|p\.? ?o\.? box)/iu.test(line));
  const end = street < 0 ? 1 : street;
  const name = lines.slice(0, end).join(' ').trim();
  const address = lines.slice(end).join(', ').trim();
  return { name: name === '' ? null : name, address: address === '' ? null : address };
}

function boxOf(lines: readonly Line[], label: RegExp, from = 0): string[] {
  const spot = spotOf(lines, label, from);
  if (!spot) return [];
  const behind = spot.segment.text.replace(label, '').replace(/^[\s:]+/u, '');
  const below = linesBelow(lines, spot, { ...BOX, right: Math.max(BOX.right, spot.segment.x + 200) });
  return behind === '' || behind.length > 80 ? below : [behind, ...below];
}

function insurerOf(lines: readonly Line[], letter: string | null): string | null {
  if (letter === null) return null;
  const label = new RegExp(`INSURER ${letter}\\s*:?\\s*`, 'u');
  const spot = spotOf(lines, label);
  const line = spot && lines[spot.line];
  if (!spot || !line) return null;
  const behind = spot.segment.text.slice(spot.segment.text.search(label)).replace(label, '');
  const next = line.segments[line.segments.indexOf(spot.segment) + 1]?.text ?? '';
  const name = (behind === '' ? next : behind).replace(/\s*\b\d{5}\b\s*$/u, '').trim();
  return /\p{L}{2}/u.test(name) && !/^INSURER/u.test(name) ? name : null;
}

/** A certificate's pages to what it says of general liability. It informs only: what holds is the policy. */
export function readCertificate(read: ReadPages): CertificateReading {
  const outcome = outcomeOf(read);
  const lines = read.pages.slice(0, 1).flatMap(linesOf);
  const text = lines.map(textOfLine).join('\n');
  if (outcome !== 'read' && outcome !== 'partly') return emptyCertificate(outcome);
  if (!TITLE.test(text) || OTHER_FORMS.test(text)) return emptyCertificate(outcome);
  const row = liabilityRow(lines);
  const insured = nameOf(boxOf(lines, /^INSURED\b/u));
  const holder = boxOf(lines, /^CERTIFICATE HOLDER\b/u);
  return {
    outcome,
    isLiabilityCertificate: true,
    issuedOn: issuedOn(lines),
    insuredName: insured.name,
    insuredAddress: insured.address,
    producer: nameOf(boxOf(lines, /^PRODUCER\b/u)).name,
    insurer: insurerOf(lines, row.letter),
    policyNumber: row.policyNumber,
    basis: row.basis,
    effectiveOn: row.effectiveOn,
    expiresOn: row.expiresOn,
    eachOccurrenceCents: row.eachOccurrence,
    aggregateCents: row.aggregate,
    certificateHolder: holder.length > 0 ? holder.join(', ') : null,
  };
}
