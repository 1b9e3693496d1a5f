import { cents } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import { Money, Panel, StateChip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '../index.js';
import { DARK, NARROW, says, SPANISH } from './says.js';
import type { Words } from './words.js';

export default { title: 'Kit/Table', component: Table } satisfies Meta;

const ledger = (w: Words) => (
  <Panel flush title={w.payments}>
    {/* What is wider than its place is scrolled, by the keyboard too. */}
    <TableContainer role="region" aria-label={w.payments} tabIndex={0}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{w.project}</TableCell>
            <TableCell>{w.owner}</TableCell>
            <TableCell>{w.state}</TableCell>
            <TableCell align="right">{w.amount}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow hover>
            <TableCell>{w.address}</TableCell>
            <TableCell>{w.client}</TableCell>
            <TableCell>
              <StateChip machine="payment" state="funded" />
            </TableCell>
            <TableCell align="right">
              <Money cents={cents(642_000)} />
            </TableCell>
          </TableRow>
          <TableRow hover selected>
            <TableCell>{w.compareSaid}</TableCell>
            <TableCell>{w.contractor}</TableCell>
            <TableCell>
              <StateChip machine="payment" state="disputed" />
            </TableCell>
            <TableCell align="right">
              <Money cents={cents(89_000)} />
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  </Panel>
);

export const Usual = says(ledger);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
