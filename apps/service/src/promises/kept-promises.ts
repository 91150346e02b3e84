/** What keeps a promise: code, by its file and a name in it, or people, by what they do. */
type Keeper = { file: string; name: string } | { people: string };

interface KeptPromise {
  /** Below `libs`. */
  on: string;
  /** The words, as the file has them; spaces and line ends do not count. */
  says: string;
  keptBy: Keeper;
}

const code = (file: string, name: string): Keeper => ({ file: `libs/${file}`, name });
const people = (what: string): Keeper => ({ people: what });

const pin = code('service/identity/src/trigger-pin.ts', 'messenger');
const reminders = code('domain/src/reminders/reminders-due.ts', 'paidByHand');
const verified = code('service/change-pipeline/src/lifecycle/settle-verification.ts', 'sendNotices');
const complaints = people('Complaints are noted and answered by the people who handle them.');
const claims = people('Claims are decided and paid by people: the portal takes none in yet.');
const decided = code('service/change-pipeline/src/lifecycle/process-due-events.ts', 'CHANGE_EXPIRED');
const oldNumber = code('service/change-pipeline/src/base/notices.ts', 'CELL_CHANGED');

/** Every sentence that says what we will do, beside what does it. `promises.test.ts` finds those that are missing. */
export const keptPromises: readonly KeptPromise[] = [
  {
    on: 'features/access/src/log/ask-or-complain.tsx',
    says: 'We answer every question about this list.',
    keptBy: people('Questions come by e-mail and by phone.'),
  },
  { on: 'features/account/src/sign-in/policy-number-step.tsx', says: 'We will send a one-time PIN', keptBy: pin },
  {
    on: 'features/home/src/confirm/confirm-button.tsx',
    says: 'We ask again on ${formatDate(nextConfirmationDate(',
    keptBy: code('domain/src/policy/confirmation.ts', 'isConfirmationDue'),
  },
  { on: 'features/home/src/landing/landing.tsx', says: 'We send a one-time PIN to your cellphone', keptBy: pin },
  { on: 'features/legal/src/terms/chapters/policy-number-and-pin.tsx', says: 'We send the PIN in an SMS', keptBy: pin },
  { on: 'features/personal-details/src/form/section-forms.ts', says: 'We send your one-time PINs', keptBy: pin },
  { on: 'policy-workflow/src/changes/decision-messages.ts', says: 'that we send to your cellphone', keptBy: pin },
  { on: 'features/banking/src/update/check-notes.tsx', says: 'We remind you by SMS.', keptBy: reminders },
  { on: 'features/banking/src/words/payment-messages.ts', says: 'We remind you by SMS $', keptBy: reminders },
  { on: 'features/payments/src/overview/how-you-pay.tsx', says: 'We remind you by SMS {', keptBy: reminders },
  {
    on: 'features/banking/src/update/what-next.ts',
    says: 'We send a notice to the number on record',
    keptBy: code('service/change-pipeline/src/debit-order/sync-debit-order.ts', 'BANK_CHANGED'),
  },
  {
    on: 'features/banking/src/update/what-next.ts',
    says: 'If the account cannot be used we tell you',
    keptBy: verified,
  },
  {
    on: 'features/banking/src/words/mandate-messages.ts',
    says: 'We send it shortly.',
    keptBy: code('service/payments/src/debit-orders/notify-banks.ts', 'notifyBanks'),
  },
  {
    on: 'service/documents/src/mandate/mandate-blanks.ts',
    says: 'We may ask again.',
    keptBy: code('service/payments/src/debit-orders/receive-answer.ts', 'askAgain'),
  },
  {
    on: 'features/beneficiaries/src/form/beneficiary-form.ts',
    says: 'We call this person when you have passed away.',
    keptBy: claims,
  },
  {
    on: 'features/policies/src/create/steps/persons/beneficiary-form.ts',
    says: 'We call this person when you have passed away.',
    keptBy: claims,
  },
  {
    on: 'features/documents/src/list/document-list.tsx',
    says: 'what we send you, appears here',
    keptBy: code('service/core/src/use-cases/documents/uploads.ts', 'documents'),
  },
  {
    on: 'features/documents/src/schedule/schedule-card.tsx',
    says: 'You get a new one with every change',
    keptBy: code('service/store/src/policies/save-policy.ts', 'issueSchedule'),
  },
  {
    on: 'features/legal/src/complaints/complaints.screen.tsx',
    says: 'We confirm that we have your complaint',
    keptBy: complaints,
  },
  { on: 'features/legal/src/complaints/complaints.screen.tsx', says: 'We answer it in', keptBy: complaints },
  {
    on: 'features/legal/src/terms/chapters/complaints.tsx',
    says: 'We confirm that we have your complaint',
    keptBy: complaints,
  },
  {
    on: 'features/legal/src/privacy-notice/chapters/how-safe.tsx',
    says: 'we tell you and the Information Regulator',
    keptBy: people('The information officer tells those concerned (POPIA section 22).'),
  },
  {
    on: 'features/legal/src/privacy-notice/chapters/your-choice.tsx',
    says: 'We send you offers only if you have said yes',
    keptBy: people('Nothing here sends offers; whoever does reads the consents on the policy.'),
  },
  {
    on: 'features/legal/src/terms/chapters/general.tsx',
    says: 'We send offers only',
    keptBy: people('Nothing here sends offers; whoever does reads the consents on the policy.'),
  },
  {
    on: 'features/legal/src/terms/chapters/general.tsx',
    says: 'we may send you notices about your policy',
    keptBy: code('service/change-pipeline/src/base/notices.ts', 'sendNotices'),
  },
  {
    on: 'features/legal/src/terms/chapters/changes.tsx',
    says: 'We then pay your premiums back',
    keptBy: people('Refunds of cooling-off are paid out by people.'),
  },
  { on: 'features/legal/src/terms/chapters/claims.tsx', says: 'We decide within', keptBy: claims },
  {
    on: 'features/legal/src/terms/chapters/claims.tsx',
    says: 'we tell you why, and decide within another',
    keptBy: claims,
  },
  {
    on: 'features/legal/src/terms/chapters/premiums.tsx',
    says: 'We remind you {limits.UNPAID_NOTICE_DAYS} days after that day',
    keptBy: code('service/change-pipeline/src/lifecycle/save-status-transitions.ts', 'sendNotices'),
  },
  {
    on: 'features/payments/src/payat-return/checked-report.tsx',
    says: 'if we received the money you get a message',
    keptBy: code('service/payments/src/receive-report.ts', 'PREMIUM_RECEIVED'),
  },
  {
    on: 'features/payments/src/payat-return/payat-return.screen.tsx',
    says: 'Sign in, and we tell you what our own records say',
    keptBy: code('service/core/src/use-cases/use-cases.ts', 'paidStatus'),
  },
  {
    on: 'features/personal-details/src/update/new-number-notes.tsx',
    says: 'We send a message about this change',
    keptBy: oldNumber,
  },
  {
    on: 'features/policies/src/create/application/kept-notice.tsx',
    says: 'We try again as soon as you go on.',
    keptBy: code('features/policies/src/create/application/kept-notice.tsx', 'failed'),
  },
  {
    on: 'features/policies/src/create/steps/review/starts.tsx',
    says: 'We check it with them.',
    keptBy: people('Whoever decides on an application asks the previous insurer.'),
  },
  {
    on: 'policy-workflow/src/changes/journey/done-step.tsx',
    says: 'We send you a message when it is decided.',
    keptBy: code('service/change-pipeline/src/decide/decide-action.ts', 'noticeOfDecision'),
  },
  {
    on: 'policy-workflow/src/own-phone/waiting-card.tsx',
    says: 'We try again every minute.',
    keptBy: code('policy-workflow/src/own-phone/use-waiting-changes.ts', 'betweenTries'),
  },
  {
    on: 'policy-workflow/src/own-phone/waiting-card.tsx',
    says: 'We send it as soon as there is a network.',
    keptBy: code('policy-workflow/src/use-send-waiting.ts', 'sendIfOnline'),
  },
  { on: 'contract/src/words/request-messages.ts', says: 'we decide', keptBy: decided },
  { on: 'domain/src/cover/cover-words.ts', says: 'we decide', keptBy: decided },
  {
    on: 'contract/src/words/request-messages.ts',
    says: 'We look into it.',
    keptBy: code('service/store/src/changes/approval-queue.ts', "'FAILED'"),
  },
  {
    on: 'policy-workflow/src/changes/proposal/decided.tsx',
    says: 'We look into it.',
    keptBy: code('service/store/src/changes/approval-queue.ts', "'FAILED'"),
  },
  {
    on: 'contract/src/words/notification-sentences.ts',
    says: 'We need more from you before we can decide on',
    keptBy: code('service/change-pipeline/src/workbench/ask-for-more.ts', 'MORE_ASKED'),
  },
];
