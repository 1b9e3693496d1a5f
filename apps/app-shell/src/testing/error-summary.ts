import { screen } from '@testing-library/react';

/** The box that lists what must be mended; waits for it. */
export async function findErrorSummary(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', {
    level: 2,
    name: /need(s)? fixing|por corregir|There is a problem/,
  });
  const box = heading.closest<HTMLElement>('[role="alert"]');
  if (box === null) throw new Error('The summary is not announced.');
  return box;
}
