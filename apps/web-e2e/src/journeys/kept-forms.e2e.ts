import { CLIENTS_FORMS } from '../fixtures/kept-forms/of-clients.js';
import { CONTRACTORS_FORMS } from '../fixtures/kept-forms/of-contractors.js';
import { DESK_FORMS } from '../fixtures/kept-forms/of-desk.js';
import { SETTINGS_FORMS } from '../fixtures/kept-forms/of-settings.js';
import { STAFFS_FORMS } from '../fixtures/kept-forms/of-staff.js';
import { VISITORS_FORMS } from '../fixtures/kept-forms/of-visitors.js';
import { LOSSES } from '../support/losses.js';
import { turnOf } from '../support/sample.js';
import { expect, test } from '../support/test.js';

const FORMS = [CLIENTS_FORMS, CONTRACTORS_FORMS, SETTINGS_FORMS, VISITORS_FORMS, STAFFS_FORMS, DESK_FORMS].flat();

for (const [place, { name, losses, begin }] of FORMS.entries()) {
  for (const loss of turnOf(losses, place)) {
    test(`nothing of it is lost, and it arrives once: ${name}, ${loss}: NET-02 NET-03`, async ({
      newPerson,
      newSeller,
      apiOf,
      pageFaults,
    }) => {
      const form = await begin({ newPerson, newSeller: () => newSeller('en'), apiOf });
      const page = await LOSSES[loss](form);

      if (page !== 'sent') await form.send(page);

      await expect.poll(form.arrived).toBe(1);
      // A script that does not come any more is complained of.
      if (loss === 'new build') pageFaults.length = 0;
    });
  }
}
