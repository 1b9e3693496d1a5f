import { hideFirstStep, isFormPath, showFirstStep, showsFirstStep } from './first-step.js';

const at = (pathname: string, search = '') => ({ pathname, search });

beforeEach(() => {
  window.localStorage.clear();
  hideFirstStep();
});

describe('the stored first step of the request form', () => {
  it.each(['/repair-intake', '/repair-intake/', '/es/repair-intake'])(
    'INT-06 is seen at %s by who has not begun',
    (path) => {
      showFirstStep(at(path));
      expect(showsFirstStep()).toBe(true);
      hideFirstStep();
      expect(showsFirstStep()).toBe(false);
    },
  );

  it('INT-02 gives way to the step that the address names', () => {
    showFirstStep(at('/repair-intake', '?step=repairs'));
    expect(showsFirstStep()).toBe(false);
  });

  it('INT-02 gives way to what this device has kept, whoever typed it', () => {
    window.localStorage.setItem('closewright.draft.intake.someone', '{}');
    showFirstStep(at('/repair-intake'));
    expect(showsFirstStep()).toBe(false);
  });

  it('INT-01 is seen again by who has sent a request', () => {
    window.localStorage.setItem('closewright.draft.intake.sent', '{}');
    showFirstStep(at('/repair-intake'));
    expect(showsFirstStep()).toBe(true);
  });

  it('is seen where a device keeps nothing', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    showFirstStep(at('/repair-intake'));
    expect(showsFirstStep()).toBe(true);
    storage.mockRestore();
  });

  it('belongs to no other page', () => {
    showFirstStep(at('/sellers'));
    expect(showsFirstStep()).toBe(false);
    expect(isFormPath('/es/repair-intake-help')).toBe(false);
  });
});
