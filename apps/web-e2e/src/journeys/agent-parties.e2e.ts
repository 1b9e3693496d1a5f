import { paidJob, submittedWork } from '../fixtures/awarded.js';
import { aSeller, DEMO_PASSWORD, IGLESIAS } from '../fixtures/people.js';
import { fillRegistration, logIn } from '../pages/auth.js';
import { ProjectPage } from '../pages/project.js';
import { waitForMoney } from '../support/ledger.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { money, wordsOf } from '../support/words.js';

const OKAFOR = { email: 'agent@demo.closewright.test', password: DEMO_PASSWORD };

test('an agent invites the seller, who opens an account by the link and approves the work: PROJ-10 ROLE-06 AUTH-08', async ({
  newPerson,
  apiOf,
}) => {
  const words = wordsOf('en');
  const { t } = words;
  const hired = await apiOf(IGLESIAS);
  const job = await paidJob(await apiOf(OKAFOR), hired);
  await submittedWork(hired, job);
  const account = aSeller('en');
  const name = `${account.firstName} ${account.lastName}`;
  const { page: agent } = await newPerson({ locale: 'en-US' });
  const { page: seller } = await newPerson({ locale: 'en-US' });
  const linkIn = async (subject: RegExp, path: string): Promise<string> => {
    const link = linksIn(await mailTo(account.email, subject)).find((one) => one.includes(`${path}#`));
    if (link === undefined) throw new Error(`No link to ${path}`);
    return link;
  };

  await test.step('the agent invites by mail', async () => {
    await logIn(agent, words, OKAFOR, '/app');
    await new ProjectPage(agent, words, '/app').open(job.projectId);
    await agent.getByRole('button', { name: t('parties.invite.open'), exact: true }).click();
    const dialog = agent.getByRole('dialog');
    await dialog.getByLabel(t('parties.field.email'), { exact: true }).fill(account.email);
    await dialog.getByText(t('parties.role.seller'), { exact: true }).click();
    await dialog.getByRole('radio', { name: t('parties.right.decide') }).check();
    await dialog.getByRole('button', { name: t('parties.invite.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(agent.getByText(account.email).first()).toBeVisible();
  });

  await test.step('the seller opens an account by the link, and confirms the address in another tab', async () => {
    await seller.goto(await linkIn(/You are invited to/, '/app/parties/accept'));
    await seller.getByRole('link', { name: t('parties.accept.register') }).click();
    await fillRegistration(seller, words, account);
    await seller.getByRole('button', { name: t('auth.register.submit') }).click();
    await expect(seller.getByRole('heading', { name: t('parties.accept.unverified_title') })).toBeVisible();
    const tab = await seller.context().newPage();
    await tab.goto(await linkIn(/^Welcome/, '/app/verify-email'));
    await tab.getByRole('button', { name: t('auth.verify.confirm') }).click();
    await expect(tab.getByRole('heading', { name: t('auth.verify.done_title') })).toBeVisible();
    await tab.close();
    await seller.bringToFront();
  });

  await test.step('and is on the project', async () => {
    const check = seller.getByRole('button', { name: t('parties.accept.check') });
    const conditions = seller.getByRole('heading', { name: t('record.conditions'), exact: true });
    await expect(check.or(conditions).first()).toBeVisible();
    if (await check.isVisible()) await check.click();
    await conditions.waitFor();
    await expect(seller).toHaveURL(({ pathname }) => pathname === `/app/projects/${job.projectId}`);
    await expectToast(seller, t('parties.accept.joined', { project: job.project.title }));
    await expect(agent.getByText(name).first()).toBeVisible();
  });

  await test.step('the seller approves, and the held money goes to the contractor', async () => {
    await new ProjectPage(seller, words, '/app').approve(money(job.total));
    const paid = seller.getByText(t('record.banner.completed'));
    await expect(paid.or(seller.getByText(t('record.banner.completed_releasing')))).toBeVisible();
    await waitForMoney(job.projectId, 'released');
  });
});
