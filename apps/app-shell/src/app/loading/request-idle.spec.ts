import { requestIdle } from './request-idle.js';

const WAITING = '<main aria-busy="true"></main>';

describe('idle time', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '';
  });
  afterEach(() => jest.useRealTimers());

  it('AREA-14 has not come while the page waits for an answer, and comes when it has it', () => {
    const work = jest.fn();
    document.body.innerHTML = WAITING;
    requestIdle(work, 5_000);

    jest.advanceTimersByTime(3_000);
    expect(work).not.toHaveBeenCalled();

    document.body.innerHTML = '';
    jest.advanceTimersByTime(2_500);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('AREA-14 comes when its time is up, whatever the page waits for', () => {
    const work = jest.fn();
    document.body.innerHTML = WAITING;
    requestIdle(work, 5_000);

    jest.advanceTimersByTime(5_500);

    expect(work).toHaveBeenCalledTimes(1);
  });
});
