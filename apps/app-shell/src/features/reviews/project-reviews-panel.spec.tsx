import type { ProjectReviews, ReviewView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../../testing/enter.js';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { ProjectReviewsPanel } from './project-reviews-panel.js';

const server = startApiServer();
const BODY = 'On time, clean, and the lender took the photos.';
const project = aProjectDetail({
  id: 'p-1',
  status: 'completed',
  work: null,
  parties: ['owner'],
  contractorName: 'Brennan & Sons',
});
const REVIEWS = apiUrl('/api/projects/p-1/reviews');

const aReview = (overrides: Partial<ReviewView> = {}): ReviewView => ({
  id: 'r-1',
  side: 'client',
  authorName: 'Sofia R.',
  category: 'roofing',
  rating: 4,
  body: BODY,
  writtenAt: '2026-11-20T12:00:00.000Z',
  publishedAt: null,
  answer: null,
  answeredAt: null,
  canAnswer: false,
  canReport: false,
  isHidden: false,
  ...overrides,
});

const reviews = (overrides: Partial<ProjectReviews> = {}): ProjectReviews => ({
  items: [],
  canWrite: true,
  otherIsSealed: false,
  opensAt: '2026-12-04T12:00:00.000Z',
  ...overrides,
});

beforeEach(() => {
  window.localStorage.clear();
  server.use(signedInAs({ role: 'seller' }));
});
const open = () => renderWithApp(<ProjectReviewsPanel project={project} />, { at: '/projects/p-1' });

describe('the reviews of a project', () => {
  it('CON-04 sends stars and words once, and then says that they are sealed', async () => {
    const sent: unknown[] = [];
    let answer = reviews({ otherIsSealed: true });
    server.use(
      http.get(REVIEWS, () => HttpResponse.json(answer)),
      http.post(REVIEWS, async ({ request }) => {
        sent.push(await request.json());
        answer = reviews({ items: [aReview()], canWrite: false });
        return HttpResponse.json(answer, { status: 201 });
      }),
    );
    const app = await open();
    expect(await screen.findByText(/The other side has written a review/)).toBeInTheDocument();

    await app.user.click(screen.getByRole('button', { name: 'Send the review' }));
    expect((await screen.findAllByText('Choose 1 to 5 stars')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await app.user.click(screen.getByRole('radio', { name: '4 stars' }));
    await enter(app.user, screen.getByLabelText('What should the next person know?'), BODY);
    await app.user.dblClick(screen.getByRole('button', { name: 'Send the review' }));

    expect(await screen.findByText(/Your review is sealed/)).toBeInTheDocument();
    expect(sent).toEqual([{ rating: 4, body: BODY }]);
    expect(screen.getByRole('img', { name: '4 of 5' })).toBeInTheDocument();
  });

  it('CON-04 says nothing of a day to come once both reviews are published', async () => {
    const publishedAt = '2026-11-21T12:00:00.000Z';
    const items = [aReview({ publishedAt }), aReview({ id: 'r-2', side: 'contractor', publishedAt })];
    server.use(http.get(REVIEWS, () => HttpResponse.json(reviews({ items, canWrite: false }))));
    await open();

    expect((await screen.findAllByRole('img', { name: '4 of 5' })).length).toBe(2);
    expect(screen.queryByText(/published when both have written/)).not.toBeInTheDocument();
  });

  it('CON-04 finds stars and words again after a reload', async () => {
    server.use(http.get(REVIEWS, () => HttpResponse.json(reviews())));
    const { user, unmount } = await open();
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await enter(user, screen.getByLabelText('What should the next person know?'), BODY);
    unmount();

    await open();
    expect(await screen.findByLabelText('What should the next person know?')).toHaveValue(BODY);
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  it('CON-04 keeps what was typed when the review is refused, and says why', async () => {
    server.use(
      http.get(REVIEWS, () => HttpResponse.json(reviews())),
      http.post(REVIEWS, () =>
        problemAnswer(409, { code: 'review.already_written', detail: 'Your side has already reviewed this project.' }),
      ),
    );
    const app = await open();
    await app.user.click(await screen.findByRole('radio', { name: '1 star' }));
    await enter(app.user, screen.getByLabelText('What should the next person know?'), BODY);

    await app.user.click(screen.getByRole('button', { name: 'Send the review' }));

    expect(await screen.findByText('Your side has already reviewed this project.')).toBeInTheDocument();
    expect(screen.getByLabelText('What should the next person know?')).toHaveValue(BODY);
  });

  it('CON-04 tells its author that staff have hidden the review', async () => {
    const hidden = aReview({ publishedAt: '2026-11-21T12:00:00.000Z', isHidden: true });
    server.use(http.get(REVIEWS, () => HttpResponse.json(reviews({ items: [hidden], canWrite: false }))));
    await open();

    expect(await screen.findByText(/Our staff have hidden this review/)).toBeInTheDocument();
    expect(screen.getByText(BODY)).toBeInTheDocument();
  });

  it('CON-04 is reported once however often one presses, and a refusal keeps the reason', async () => {
    const sent: unknown[] = [];
    let refused = true;
    const published = aReview({ publishedAt: '2026-11-21T12:00:00.000Z', canReport: true });
    server.use(
      http.get(REVIEWS, () => HttpResponse.json(reviews({ items: [published], canWrite: false }))),
      http.post(apiUrl('/api/reviews/r-1/report'), async ({ request }) => {
        if (refused) return problemAnswer(403, { code: 'access.denied', detail: 'Access denied' });
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Report: .+ \d{4}$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByLabelText('What is wrong with it?'), 'It names a home.');
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await dialog.findByText('Access denied')).toBeInTheDocument();
    expect(dialog.getByLabelText('What is wrong with it?')).toHaveValue('It names a home.');

    refused = false;
    await user.dblClick(dialog.getByRole('button', { name: 'Send the report' }));

    expect(await screen.findByText('Our staff has been told')).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'It names a home.' }]);
  });
});
