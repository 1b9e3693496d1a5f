import { CEDAR_LANE } from '../fixtures/files.js';
import { dayFromNow } from '../fixtures/jobs.js';
import { mailTo } from '../support/mailbox.js';
import { languagesOr } from '../support/sample.js';
import type { Person } from './person.js';
import { button, css, field, heading, link } from './targets.js';
import { test } from './test.js';

for (const locale of languagesOr('en'))
  test(`a request from the home page to its confirmation, typed on a phone, in ${locale}: INT-01 INT-05`, async ({
    newPerson,
  }) => {
    const visitor = await newPerson('visitor', locale);
    const { t } = visitor.words;
    const email = `engines-${Date.now()}@example.com`;

    await test.step('the home page leads to the form', async () => {
      await visitor.goTo(locale === 'en' ? '/' : '/es/');
      await visitor.sees(heading(t('marketing.home.title')));
      await visitor.looks('home');
      await visitor.press(link(t('marketing.home.start')));
      await visitor.sees(heading(t('marketing.repair_intake.title')));
    });

    await test.step('the report is read', async () => {
      await visitor.attach(css('input[type=file]'), CEDAR_LANE.file);
      await visitor.reads(t('intake.report.read_title', { pages: 1 }));
      await visitor.looks('report');
    });

    await test.step('the property, the parties and a date are typed', async () => {
      await goOnTo(visitor, 'property');
      await visitor.type(field(t('intake.field.address')), CEDAR_LANE.address);
      await visitor.type(field(t('projects.field.city')), 'Kingston');
      await visitor.choose(field(t('projects.field.state')), 'NY');
      await visitor.type(field(t('projects.field.zip')), '12401');
      await visitor.looks('property');
      await goOnTo(visitor, 'parties');
      await visitor.typeDay(field(t('projects.field.closing_date')), dayFromNow(40));
      await visitor.type(field(t('intake.field.agent_name')), 'Lucía Ramírez');
      await visitor.looks('parties');
    });

    await test.step('the repairs are taken from the report', async () => {
      await goOnTo(visitor, 'repairs');
      await visitor.press(button(t('intake.suggestions.go', { count: CEDAR_LANE.repairs })));
      const add = button(t('intake.suggestions.add_named', { title: '' }).trim(), { begins: true });
      for (let left = CEDAR_LANE.repairs; left > 0; left -= 1) {
        await visitor.counts(add, left);
        await visitor.press(add);
      }
      await visitor.misses(add);
      await visitor.counts(css('article'), CEDAR_LANE.repairs);
      await visitor.looks('repairs');
    });

    await test.step('what may be left is left, the deadline is typed key by key', async () => {
      await goOnTo(visitor, 'notes');
      await goOnTo(visitor, 'timeline');
      await visitor.typeDay(field(t('intake.field.deadline')), dayFromNow(33));
      await visitor.looks('timeline');
      await goOnTo(visitor, 'contact');
    });

    await test.step('the contact is typed, the answers are checked and sent', async () => {
      await visitor.type(field(t('intake.field.full_name')), 'Maria Delgado');
      await visitor.type(field(t('intake.field.email')), email);
      await visitor.type(field(t('intake.field.phone')), '212 555 0123');
      await visitor.looks('contact');
      await visitor.press(button(t('intake.continue_check')));
      await visitor.sees(heading(t('intake.check.title')));
      await visitor.reads(CEDAR_LANE.file.name);
      await visitor.reads(CEDAR_LANE.address);
      await visitor.looks('check');
      await visitor.press(button(t('intake.check.send')));
      await visitor.sees(heading(t('intake.sent.title')));
      await visitor.looks('sent');
    });

    await mailTo(email, /./u);
  });

async function goOnTo(
  visitor: Person,
  step: 'property' | 'parties' | 'repairs' | 'notes' | 'timeline' | 'contact',
): Promise<void> {
  const { t } = visitor.words;
  await visitor.press(button(t('intake.continue', { next: t(`intake.step.${step}.next`) })));
  await visitor.sees(heading(t(`intake.step.${step}.title`)));
}
