import { addDays, localDay } from '@cw/domain';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { BLANK_INTAKE } from '../../features/intake/answers/intake-answers.js';
import { PartiesStep } from '../../features/intake/steps/parties-step.js';
import { BLANK_PROJECT } from '../../features/projects/create/project-answers.js';
import { PropertySection } from '../../features/projects/create/property-section.js';
import { renderWithApp } from '../../testing/render-with-app.js';

const closeIn = (days: number): void => {
  const value = addDays(localDay(Date.now()), days);
  fireEvent.change(screen.getByLabelText(/^Closing date/), { target: { value } });
};

const NewProject = (): ReactElement => <PropertySection form={useForm({ defaultValues: BLANK_PROJECT })} />;
const RepairRequest = (): ReactElement => <PartiesStep form={useForm({ defaultValues: BLANK_INTAKE })} />;

describe('the closing of a sale', () => {
  it.each([
    ['PROJ-01', 'a new project', NewProject],
    ['INT-01', 'a repair request', RepairRequest],
  ])('%s of %s is warned of where no safe day for work is left, and hinted at otherwise', async (_, _of, Form) => {
    await renderWithApp(<Form />);

    closeIn(0);
    expect(await screen.findByText(/^The last safe day for work was/)).toBeVisible();
    expect(screen.queryByText(/^The last safe day for work is/)).not.toBeInTheDocument();

    closeIn(60);
    expect(await screen.findByText(/^The last safe day for work is/)).toBeVisible();
    expect(screen.queryByText(/^The last safe day for work was/)).not.toBeInTheDocument();
  });

  it.each([
    ['PROJ-01', 'a new project', NewProject],
    ['INT-01', 'a repair request', RepairRequest],
  ])('%s of %s is asked about on a day on which few close, and is no fault', async (_, _of, Form) => {
    await renderWithApp(<Form />);
    const field = screen.getByLabelText(/^Closing date/);
    for (const [value, named] of [
      ['2099-12-19', 'a Saturday'],
      ['2099-12-20', 'a Sunday'],
      ['2099-12-25', 'a federal holiday'],
    ] as const) {
      fireEvent.change(field, { target: { value } });
      const said = `This is ${named}. Lenders and title companies rarely close then.`;
      expect(await screen.findByText(said)).toBeVisible();
      expect(field).not.toBeInvalid();
    }

    fireEvent.change(field, { target: { value: '2099-12-21' } });
    expect(await screen.findByText(/^The last safe day for work is/)).toBeVisible();
    expect(screen.queryByText(/rarely close then/)).not.toBeInTheDocument();
  });

  it.each([
    ['PROJ-01', 'a new project', NewProject],
    ['INT-01', 'a repair request', RepairRequest],
  ])('%s of %s can be typed: the years that a date passes are no dates yet', async (_, _of, Form) => {
    await renderWithApp(<Form />);

    for (const value of ['0002-12-20', '0020-12-20', '0202-12-20', '9999-12-31']) {
      fireEvent.change(screen.getByLabelText(/^Closing date/), { target: { value } });
      expect(screen.getByLabelText(/^Closing date/)).toHaveValue(value);
      expect(screen.queryByText(/^The last safe day for work/)).not.toBeInTheDocument();
    }
    closeIn(60);
    expect(await screen.findByText(/^The last safe day for work is/)).toBeVisible();
  });
});
