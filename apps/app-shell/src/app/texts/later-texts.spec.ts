import { loadMessages } from '@cw/i18n';
import { createLaterTexts, withTexts } from './later-texts.js';
import { paths } from '../routes/paths.js';

const Screen = (): null => null;
const lazy = () => Promise.resolve({ Component: Screen });
const messages = loadMessages('en');

/** Texts whose download the test ends. */
function aDownload() {
  const waiting: { come: () => void; fail: () => void }[] = [];
  const texts = createLaterTexts(
    () =>
      new Promise((resolve, reject) => {
        waiting.push({ come: () => resolve(messages), fail: () => reject(new Error('offline')) });
      }),
  );
  return { texts, waiting };
}

describe('texts that come after the first paint', () => {
  it('are fetched once, however many screens wait, and are heard before the screens go on', async () => {
    const { texts, waiting } = aDownload();
    const order: string[] = [];
    texts.onArrival(() => order.push('heard'));

    const first = texts.arrived().then(() => order.push('first'));
    const second = texts.arrived().then(() => order.push('second'));
    waiting[0]?.come();
    await Promise.all([first, second]);

    expect(waiting).toHaveLength(1);
    expect(order).toEqual(['heard', 'first', 'second']);
  });

  it('are heard at once by whoever comes later, and no more after they left', async () => {
    const { texts, waiting } = aDownload();
    const left = jest.fn();
    texts.onArrival(left)();
    const arrived = texts.arrived();
    waiting[0]?.come();
    await arrived;
    const late = jest.fn();
    texts.onArrival(late);

    expect(left).not.toHaveBeenCalled();
    expect(late).toHaveBeenCalledWith(await messages);
  });

  it('are fetched again after a failure', async () => {
    const { texts, waiting } = aDownload();
    const failed = texts.arrived();
    waiting[0]?.fail();
    await expect(failed).rejects.toThrow('offline');

    const again = texts.arrived();
    waiting[1]?.come();

    await expect(again).resolves.toBeUndefined();
  });

  it('are waited for by every screen but the dashboard, in every depth', async () => {
    const { texts, waiting } = aDownload();
    const [layout] = withTexts(
      [
        {
          children: [
            { path: paths.dashboard, lazy },
            { path: paths.projects, lazy },
          ],
        },
      ],
      texts,
    );
    const [dashboard, projects] = layout?.children ?? [];
    const isDone = jest.fn();

    await expect((dashboard?.lazy as typeof lazy)()).resolves.toEqual({ Component: Screen });
    expect(waiting).toHaveLength(0);
    const opening = (projects?.lazy as typeof lazy)().then(isDone);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isDone).not.toHaveBeenCalled();
    waiting[0]?.come();
    await opening;

    expect(isDone).toHaveBeenCalledWith({ Component: Screen });
  });
});
