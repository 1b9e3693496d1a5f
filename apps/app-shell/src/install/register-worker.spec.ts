import { registerWorker, takeOver } from './register-worker.js';

/** jsdom has no workers. */
function fakeWorkers({ active }: { readonly active: boolean }) {
  const events = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    active: active ? {} : null,
    waiting: null as object | null,
    installing: null as EventTarget | null,
    update: () => Promise.resolve(),
  });
  const register = jest.fn(() => Promise.resolve(registration));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(events, { register }),
  });
  /** A version that has been found is fetched, and then stands where the browser puts it. */
  const install = (): object => {
    const worker = new EventTarget();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  };
  return { events, register, registration, install };
}
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the worker of the app', () => {
  it('is registered past the browser’s cache, for the app’s own pages', async () => {
    const { register } = fakeWorkers({ active: false });
    await registerWorker(jest.fn());
    expect(register).toHaveBeenCalledWith('/app/service-worker.js', { scope: '/app/', updateViaCache: 'none' });
  });

  it('says nothing of the very first version', async () => {
    const { install } = fakeWorkers({ active: false });
    const onWaiting = jest.fn();
    await registerWorker(onWaiting);
    install();
    expect(onWaiting).not.toHaveBeenCalled();
  });

  it('tells of a version that came while the page is open', async () => {
    const { install } = fakeWorkers({ active: true });
    const onWaiting = jest.fn();
    await registerWorker(onWaiting);
    expect(onWaiting).not.toHaveBeenCalled();
    const worker = install();
    expect(onWaiting).toHaveBeenCalledWith(worker);
  });

  it('tells of one that waited before the page was opened', async () => {
    const { registration } = fakeWorkers({ active: true });
    registration.waiting = {};
    const onWaiting = jest.fn();
    await registerWorker(onWaiting);
    expect(onWaiting).toHaveBeenCalledTimes(1);
  });

  it('loads the page anew once the new version has taken over, and not before', () => {
    const { events } = fakeWorkers({ active: true });
    const reload = jest.fn();
    const worker = { postMessage: jest.fn() };
    takeOver(worker as unknown as ServiceWorker, reload);
    expect([worker.postMessage.mock.calls, reload.mock.calls]).toEqual([[['take-over']], []]);
    events.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
