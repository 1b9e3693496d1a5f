import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { ProjectName } from './project-name.js';

const NAME = { house: '9 Cinnamon Court', clientName: 'Dana Reyes', title: 'Roof and stairs' };

describe('ProjectName', () => {
  it('SHELL-07 leads with the house, also in the spoken name of a link', async () => {
    await renderUi(
      <a href="#there">
        <ProjectName {...NAME} />
      </a>,
    );
    expect(screen.getByRole('link', { name: '9 Cinnamon Court Dana Reyes Roof and stairs' })).toBeVisible();
  });

  it('SHELL-07 gives a town a line of its own after the street', async () => {
    await renderUi(<ProjectName {...NAME} clientName={null} town="Tampa, FL 33602" />);
    expect(screen.getByText('Tampa, FL 33602').previousElementSibling).toHaveTextContent('9 Cinnamon Court');
  });

  it('SHELL-07 leaves out a client whom the reader is not told of', async () => {
    await renderUi(<ProjectName {...NAME} clientName={null} brief />);
    expect(screen.getByText('9 Cinnamon Court · Roof and stairs')).toBeVisible();
  });
});
