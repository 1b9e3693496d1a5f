import { carryState, takeCarriedState } from './carried-state.js';

const SENT = { usr: { email: 'ana@example.com', reference: 'RI-7K3M-9QDX' }, key: 'k', idx: 3 };
const TWIN = '/es/repair-intake?step=sent#top';

/** Another document stands there now, and its entry has no state. */
const arriveAt = (address: string): void => {
  window.history.replaceState(null, '', address);
  takeCarriedState(window.location);
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(SENT, '', '/repair-intake?step=sent#top');
});

describe('what a page was told of', () => {
  it('INT-07 I18N-02 is there again after the way to its Spanish address, once', () => {
    carryState(TWIN);
    arriveAt(TWIN);
    expect(window.history.state).toEqual(SENT);

    arriveAt(TWIN);
    expect(window.history.state).toBeNull();
  });

  it('is not taken by another page', () => {
    carryState(TWIN);
    arriveAt('/es/fees');
    expect(window.history.state).toBeNull();
  });

  it('does not replace what the page itself has kept', () => {
    carryState(TWIN);
    window.history.replaceState({ idx: 4 }, '', TWIN);
    takeCarriedState(window.location);
    expect(window.history.state).toEqual({ idx: 4 });
  });

  it('is nothing where nothing was kept, or what was cannot be read', () => {
    window.history.replaceState(null, '', '/repair-intake');
    carryState(TWIN);
    expect(window.sessionStorage).toHaveLength(0);

    window.sessionStorage.setItem('closewright.carried-state', '{');
    arriveAt(TWIN);
    expect(window.history.state).toBeNull();
  });

  it('is lost, and nothing else, where the device keeps nothing', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Refused');
    });
    carryState(TWIN);
    refused.mockRestore();
    arriveAt(TWIN);
    expect(window.history.state).toBeNull();
  });
});
