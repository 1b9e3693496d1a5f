import { addDays, localDay } from '@cw/domain';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { BLANK_PROJECT, type ProjectAnswers } from './project-answers.js';
import { PropertySection } from './property-section.js';

function Section(): ReactElement {
  const form = useForm<ProjectAnswers>({ defaultValues: BLANK_PROJECT });
  return <PropertySection form={form} />;
}

const closeIn = (days: number): void => {
  const value = addDays(localDay(Date.now()), days);
  fireEvent.change(screen.getByLabelText(/^Closing date/), { target: { value } });
};

describe('the closing of a new project', () => {
  it('PROJ-01 is warned of where no safe day for work is left, and hinted at otherwise', async () => {
    await renderWithApp(<Section />);

    closeIn(0);
    expect(await screen.findByText(/^The last safe day for work was/)).toBeVisible();
    expect(screen.queryByText(/^The last safe day for work is/)).not.toBeInTheDocument();

    closeIn(60);
    expect(await screen.findByText(/^The last safe day for work is/)).toBeVisible();
    expect(screen.queryByText(/^The last safe day for work was/)).not.toBeInTheDocument();
  });
});
