import { outgoingFileName, outgoingLine } from '@cw/domain';
import type { PaperBlock, PaperCell, PaperFact } from './paper.js';

const outgoingFact = (fact: PaperFact): PaperFact => ({
  ...fact,
  value: fact.isMailbox === true ? outgoingFileName(fact.value) : outgoingLine(fact.value),
});

const outgoingCell = (cell: PaperCell): PaperCell =>
  typeof cell === 'string' ? outgoingLine(cell) : cell.map(outgoingLine);

/**
 * A block as it may leave the product: the names and titles in its facts, sums, tables and heads are one line each, in
 * which a reader of PDFs finds no link. Paragraphs stand as they were written: the record of a conversation is evidence.
 */
export function outgoingBlock(block: PaperBlock): PaperBlock {
  switch (block.kind) {
    case 'heading':
    case 'small':
      return { ...block, text: outgoingLine(block.text) };
    case 'facts':
      return { ...block, rows: block.rows.map(outgoingFact) };
    case 'sums':
      return { ...block, rows: block.rows.map((row) => ({ ...row, label: outgoingLine(row.label) })) };
    case 'table':
      return { ...block, rows: block.rows.map((cells) => cells.map(outgoingCell)) };
    case 'text':
      return block;
  }
}
