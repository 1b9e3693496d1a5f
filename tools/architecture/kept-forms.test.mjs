// What a person types is lost by no reload, no dead network and no ended session: every file of the screens in which
// something is typed says here where it waits until it was sent, or why it does not.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const APPS = fileURLToPath(new URL('../../apps/', import.meta.url));
const SCREENS = ['admin/src', 'app-shell/src'];
/** Where each form that a browser walks names the files which keep it (apps/web-e2e/src/journeys/kept-forms.e2e.ts). */
const FIXTURES = 'web-e2e/src/fixtures/kept-forms';
const JOURNEYS = 'web-e2e/src/journeys';

/** Its own file keeps it, and forgets it once it was sent. */
const KEPT = 'kept';
/** The dialog or the form of another file keeps it, under a name that this file gives. */
const NAMED = 'named';
/** It is a part of a form that is kept by another file of the list. */
const partOf = (/** @type {string} */ form) => ({ partOf: form });
const notKept = (/** @type {string} */ because) => ({ because });

const PASSWORD = notKept('a password or a code is kept on no device');
const FILTER = notKept('what is searched for stands in the address of the page');
const CREATE = partOf('app-shell/src/features/projects/create/create-project-form.tsx');
const INTAKE = partOf('app-shell/src/features/intake/repair-intake.tsx');
const BID = partOf('app-shell/src/features/bids/bid-form/bid-form.tsx');
const CONVERT = partOf('admin/src/screens/intake/convert-form.tsx');

/** @type {Record<string, 'kept' | 'named' | { partOf: string } | { because: string }>} */
const TYPED = {
  'app-shell/src/features/auth/activation/activation-form.tsx': PASSWORD,
  'app-shell/src/features/auth/link/link-form.tsx': PASSWORD,
  'app-shell/src/features/auth/login/login-form.tsx': PASSWORD,
  'app-shell/src/features/auth/recovery/forgot-password.tsx': notKept('an address alone, which the browser offers'),
  'app-shell/src/features/auth/register/register-form.tsx': partOf(
    'app-shell/src/features/auth/register/use-register-form.ts',
  ),
  'app-shell/src/features/auth/register/use-register-form.ts': KEPT,
  'app-shell/src/features/auth/staff-invitation/accept-form.tsx': PASSWORD,
  'app-shell/src/features/bids/bid-form/bid-form.tsx': KEPT,
  'app-shell/src/features/bids/bid-form/bid-lines.tsx': BID,
  'app-shell/src/features/bids/bid-form/bid-start.tsx': BID,
  'app-shell/src/features/bids/bid-form/bid-terms.tsx': BID,
  'app-shell/src/features/bids/compare/reject-dialog.tsx': NAMED,
  'app-shell/src/features/change-orders/answer-actions.tsx': NAMED,
  'app-shell/src/features/change-orders/change-line-fields.tsx': partOf(
    'app-shell/src/features/change-orders/propose-dialog.tsx',
  ),
  'app-shell/src/features/change-orders/propose-dialog.tsx': KEPT,
  'app-shell/src/features/checkout/pay-form.tsx': notKept('the number of a card is the payment provider’s alone'),
  'app-shell/src/features/contractors/contractor-filter-bar.tsx': FILTER,
  'app-shell/src/features/disputes/offer-form.tsx': KEPT,
  'app-shell/src/features/disputes/statements-panel.tsx': NAMED,
  'app-shell/src/features/intake-follow/link-ended.tsx': notKept(
    'an address and a reference, which its reader has before them',
  ),
  'app-shell/src/features/intake-follow/offer-panel.tsx': NAMED,
  'app-shell/src/features/intake-follow/questions-panel.tsx': NAMED,
  'app-shell/src/features/intake/repair-intake.tsx': KEPT,
  'app-shell/src/features/intake/step-view.tsx': INTAKE,
  'app-shell/src/features/intake/steps/contact-step.tsx': INTAKE,
  'app-shell/src/features/intake/steps/notes-step.tsx': INTAKE,
  'app-shell/src/features/intake/steps/parties-step.tsx': INTAKE,
  'app-shell/src/features/intake/steps/property-step.tsx': INTAKE,
  'app-shell/src/features/intake/steps/repair-fields.tsx': INTAKE,
  'app-shell/src/features/intake/steps/timeline-step.tsx': INTAKE,
  'app-shell/src/features/invoices/agent-dialog.tsx': KEPT,
  'app-shell/src/features/invoices/pay-invoice.tsx': notKept('the number of a card is the payment provider’s alone'),
  'app-shell/src/features/messages/compose/message-composer.tsx': KEPT,
  'app-shell/src/features/messages/compose/quick-reply-picker.tsx': notKept(
    'a day, a time or minutes, one press from sent',
  ),
  'app-shell/src/features/messages/list/conversation-list.tsx': FILTER,
  'app-shell/src/features/messages/thread/thread-header.tsx': NAMED,
  'app-shell/src/features/messages/thread/thread-panel.tsx': NAMED,
  'app-shell/src/features/messages/thread/thread-search.tsx': FILTER,
  'app-shell/src/features/parties/invite-dialog.tsx': KEPT,
  'app-shell/src/features/projects/create/add-conditions/paste-dialog.tsx': KEPT,
  'app-shell/src/features/projects/create/add-conditions/template-dialog.tsx': notKept(
    'words that a list of templates is searched by',
  ),
  'app-shell/src/features/projects/create/condition-fields.tsx': CREATE,
  'app-shell/src/features/projects/create/create-project-form.tsx': KEPT,
  'app-shell/src/features/projects/create/loan-section.tsx': CREATE,
  'app-shell/src/features/projects/create/post-section.tsx': CREATE,
  'app-shell/src/features/projects/create/principal-section.tsx': CREATE,
  'app-shell/src/features/projects/create/property-section.tsx': CREATE,
  'app-shell/src/features/projects/list/filter-fields.tsx': FILTER,
  'app-shell/src/features/projects/list/project-filter-bar.tsx': FILTER,
  'app-shell/src/features/projects/list/saved/saved-search-form.tsx': notKept(
    'a name for a search that stands in the address of the page',
  ),
  'app-shell/src/features/questions/question-item.tsx': NAMED,
  'app-shell/src/features/questions/questions-panel.tsx': NAMED,
  'app-shell/src/features/reviews/review-form.tsx': KEPT,
  'app-shell/src/features/reviews/review-item.tsx': NAMED,
  'app-shell/src/features/settings/business/business-form.tsx': KEPT,
  'app-shell/src/features/settings/business/papers/paper-dialog.tsx': KEPT,
  'app-shell/src/features/settings/business/papers/paper-fields.tsx': partOf(
    'app-shell/src/features/settings/business/papers/paper-dialog.tsx',
  ),
  'app-shell/src/features/settings/copy-field.tsx': notKept('nothing is typed: it is copied'),
  'app-shell/src/features/settings/data/delete-dialog.tsx': PASSWORD,
  'app-shell/src/features/settings/notifications/preference-form.tsx': KEPT,
  'app-shell/src/features/settings/profile/profile-form.tsx': KEPT,
  'app-shell/src/features/settings/security/email-form.tsx': PASSWORD,
  'app-shell/src/features/settings/security/password-form.tsx': PASSWORD,
  'app-shell/src/features/settings/tokens/token-form.tsx': KEPT,
  'app-shell/src/features/waitlist/join-waitlist.tsx': notKept('a name and an address, which the browser offers'),
  'app-shell/src/features/work/condition-actions.tsx': NAMED,
  'app-shell/src/features/work/event-dialog.tsx': NAMED,
  'app-shell/src/features/work/no-show-banner.tsx': NAMED,
  'app-shell/src/features/work/review-actions.tsx': NAMED,
  'app-shell/src/forms/form-dialog.tsx': notKept('the form inside it is kept by its own file'),
  'app-shell/src/forms/house/closing-field.tsx': CREATE,
  'app-shell/src/forms/house/place-fields.tsx': CREATE,
  'app-shell/src/forms/house/year-built-field.tsx': CREATE,
  'app-shell/src/forms/reason-dialog.tsx': KEPT,
  'app-shell/src/forms/settlement-agent-fields.tsx': partOf('app-shell/src/features/invoices/agent-dialog.tsx'),
  'app-shell/src/forms/words-form.tsx': KEPT,
  'app-shell/src/identity/password/new-password-fields.tsx': PASSWORD,
  'app-shell/src/identity/reauthentication/reauthentication-dialog.tsx': PASSWORD,
  'app-shell/src/identity/second-factor/code-field.tsx': PASSWORD,
  'app-shell/src/identity/second-factor/second-factor-setup.tsx': PASSWORD,
  'admin/src/screens/audit/audit-filter-bar.tsx': FILTER,
  'admin/src/screens/disputes/no-shows-panel.tsx': NAMED,
  'admin/src/screens/disputes/ruling-form.tsx': KEPT,
  'admin/src/screens/disputes/rulings-panel.tsx': NAMED,
  'admin/src/screens/intake/condition-fields.tsx': CONVERT,
  'admin/src/screens/intake/convert-form.tsx': KEPT,
  'admin/src/screens/intake/correct-dialog.tsx': KEPT,
  'admin/src/screens/intake/next-panel.tsx': NAMED,
  'admin/src/screens/intake/offer-form.tsx': KEPT,
  'admin/src/screens/intake/order-dialog.tsx': KEPT,
  'admin/src/screens/intake/project-fields.tsx': CONVERT,
  'admin/src/screens/intake/result-dialog.tsx': KEPT,
  'admin/src/screens/invoices/record-dialog.tsx': KEPT,
  'admin/src/screens/invoices/settle-dialog.tsx': NAMED,
  'admin/src/screens/payments/charge-backs-panel.tsx': NAMED,
  'admin/src/screens/payments/refund-dialog.tsx': KEPT,
  'admin/src/screens/payments/reverse-transfer.tsx': KEPT,
  'admin/src/screens/payments/seen-action.tsx': NAMED,
  'admin/src/screens/reconciliation/book-dialogs.tsx': NAMED,
  'admin/src/screens/reconciliation/difference-acts.tsx': NAMED,
  'admin/src/screens/records/act-dialog.tsx': KEPT,
  'admin/src/screens/records/search-form.tsx': FILTER,
  'admin/src/screens/reports/decision-dialog.tsx': NAMED,
  'admin/src/screens/users/move-dialog.tsx': KEPT,
  'admin/src/screens/verification/correction-fields.tsx': notKept('it is read off the document beside it'),
  'admin/src/screens/verification/decision-form.tsx': KEPT,
};

/**
 * What is kept, and that no fixture of `kept-forms` walks: the journey that does, or why none has to.
 * @type {Record<string, { journey: string } | { because: string }>}
 */
const ELSEWHERE = {
  'app-shell/src/features/messages/compose/message-composer.tsx': { journey: 'nothing-lost.e2e.ts' },
  'admin/src/screens/payments/refund-dialog.tsx': {
    because:
      'it is asked only once the provider has refused a refund, and keeps its words as reverse-transfer.tsx does',
  },
};

/** What a person types into, or by which they are asked for words. */
const FIELD =
  /<(TextField|DateField|MoneyField|TimeField|SplitField|Composer|textarea|form|ReasonDialog|WordsForm|FormDialog)\b/;
const ASKED = /<ActDialog\b[\s\S]*\bwords[=:]/;
const KEEPS =
  /\b(useKept|useKeptDraft|useKeptAnswers|useKeptChanges|useKeptReason|useKeptWords|useDraft|keepDraft|useIntakeDraft|useKeptPaste|writeRegisterDraft|useChangeDraft|useEditDraft)\b/;
const NAMES = /\b(draft: [`']|draftKey=|draftKey: |draft=)/;

const codeOf = (/** @type {string} */ file) => readFileSync(join(APPS, file), 'utf8');
const files = SCREENS.flatMap((folder) =>
  readdirSync(join(APPS, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.spec\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => relative(APPS, join(parentPath, name))),
).filter((file) => !file.includes('/testing/'));

const listed = Object.entries(TYPED);

describe('what is typed', () => {
  it('has a place on the list wherever it is typed', () => {
    const typed = files.filter((file) => FIELD.test(codeOf(file)) || ASKED.test(codeOf(file)));
    assert.deepEqual(
      typed.filter((file) => !(file in TYPED)),
      [],
      'name in TYPED where what is typed there is kept, or why it is not',
    );
  });

  it('names only files in which something is typed', () => {
    assert.deepEqual(
      listed.map(([file]) => file).filter((file) => !files.includes(file)),
      [],
    );
  });

  for (const [file, keeping] of listed.filter(([, keeping]) => keeping === KEPT))
    it(`is kept by ${file} (${String(keeping)})`, () => assert.match(codeOf(file), KEEPS));

  for (const [file] of listed.filter(([, keeping]) => keeping === NAMED))
    it(`is kept under a name that ${file} gives`, () => assert.match(codeOf(file), NAMES));

  it('belongs, where it is a part, to a form that is kept', () => {
    for (const [file, keeping] of listed) {
      if (typeof keeping === 'object' && 'partOf' in keeping)
        assert.equal(TYPED[keeping.partOf], KEPT, `${file} is a part of ${keeping.partOf}`);
    }
  });

  const kept = listed.filter(([, keeping]) => keeping === KEPT).map(([file]) => file);
  const walked = new Set(
    readdirSync(join(APPS, FIXTURES)).flatMap((name) =>
      [...codeOf(join(FIXTURES, name)).matchAll(/'((?:admin|app-shell)\/src\/[^']+\.tsx?)'/g)].map(
        ([, file]) => file ?? '',
      ),
    ),
  );

  it('is walked in a browser through what it can be lost by, wherever a file keeps it', () => {
    assert.deepEqual(
      kept.filter((file) => !walked.has(file) && !(file in ELSEWHERE)),
      [],
      `walk it in ${FIXTURES}, or say in ELSEWHERE what walks it or why nothing has to`,
    );
  });

  it('is walked as what keeps it, and said to be walked elsewhere only where it is', () => {
    assert.deepEqual(
      [...walked].filter((file) => !kept.includes(file)),
      [],
      'a fixture names a file that the list does not call kept',
    );
    assert.deepEqual(
      Object.keys(ELSEWHERE).filter((file) => walked.has(file) || !kept.includes(file)),
      [],
    );
    const journeys = readdirSync(join(APPS, JOURNEYS));
    for (const elsewhere of Object.values(ELSEWHERE))
      if ('journey' in elsewhere) assert.ok(journeys.includes(elsewhere.journey), elsewhere.journey);
  });
});
