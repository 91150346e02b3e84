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
const verified = code('service/change-pipeline/src/lifecycle/settle-verification.ts', 'tellDecision');
const complaints = people('Complaints are noted and answered by the people who handle them.');
const claimsByDay = code('service/core/src/use-cases/claims/staff/claim-queue.ts', 'isOverdue');
const toldOfDeath = code(
  'service/core/src/use-cases/claims/staff/death/confirm-death.test.ts',
  'is told to everybody who is paid, and to every adult who stays covered',
);
const callBack = code(
  'service/core/src/use-cases/claims/death-reports/staff-reports.test.ts',
  'those to be called first',
);
const ownNumber = code(
  'service/core/src/use-cases/claims/death-reports/report-death.test.ts',
  'that went to the number of the reporter',
);
const claimPaid = code(
  'service/core/src/use-cases/claims/staff/walk.test.ts',
  'the main member is paid, once two people have decided',
);
const paidForChild = code('service/core/src/use-cases/claims/takeover/guardian.test.ts', 'is paid when the child dies');
const paysMainMember = code('domain/src/claims/payees/payees-of.test.ts', 'when somebody else died, there is paid');
const premiumsBack = code(
  'service/core/src/use-cases/claims/staff/decision/paid.test.ts',
  'has what was taken for months after the death, where nobody is left to go on with the policy',
);
const decidedAnew = code(
  'service/core/src/use-cases/claims/staff/refusal.test.ts',
  'is opened again with a new clock, both decisions stay readable, and others decide',
);
const ownPart = code(
  'service/core/src/use-cases/claims/claimants/sign-in.test.ts',
  'after the decision the own share in rand',
);
const paidInCash = code('service/payments/src/payouts/mark-sent.ts', 'markIssued');
const claimDecided = code('service/core/src/use-cases/claims/staff/decision/confirm.ts', 'tellDecision');
const takeoverTold = code(
  'service/core/src/use-cases/claims/takeover/continue-policy.test.ts',
  'declined, leaves everything as it was, and they are told by text message',
);
const decided = code('service/change-pipeline/src/lifecycle/end-waiting.ts', 'CHANGE_EXPIRED');
const oldNumber = code('service/change-pipeline/src/base/notices.ts', 'CELL_CHANGED');

/** Every sentence that says what we will do, by the file below `libs` that says it, beside what does it. */
const promises: Readonly<Record<string, Readonly<Record<string, Keeper>>>> = {
  'features/claims-desk/src/payouts/release-account.tsx': {
    'We tell {payee.name} once more before anything is paid.': code(
      'service/core/src/use-cases/claims/payouts/release-account.ts',
      'noticeOfAccountChange',
    ),
  },
  'features/access/src/log/ask-or-complain.tsx': {
    'We answer every question about this list.': people('Questions come by e-mail and by phone.'),
  },
  'features/account/src/sign-in/policy-number-step.tsx': { 'We will send a one-time PIN': pin },
  'features/home/src/confirm/confirm-button.tsx': {
    'We ask again on ${formatDate(nextConfirmationDate(': code(
      'domain/src/policy/confirmation.ts',
      'isConfirmationDue',
    ),
  },
  'features/home/src/landing/landing.tsx': { 'We send a one-time PIN to your cellphone': pin },
  'features/legal/src/terms/chapters/policy-number-and-pin.tsx': { 'We send the PIN in an SMS': pin },
  'features/personal-details/src/form/section-forms.ts': { 'We send your one-time PINs': pin },
  'policy-workflow/src/uploads/sending-words.ts': {
    'The line broke, we try again.': code('api-client/src/in-parts/keep-trying.ts', 'keepTrying'),
  },
  'policy-workflow/src/changes/decision-messages.ts': { 'that we send to your cellphone': pin },
  'features/banking/src/update/check-notes.tsx': { 'We remind you by SMS.': reminders },
  'features/banking/src/words/payment-messages.ts': { 'We remind you by SMS $': reminders },
  'features/payments/src/overview/how-you-pay.tsx': { 'We remind you by SMS {': reminders },
  'features/banking/src/update/what-next.ts': {
    'We send a notice to the number on record': code(
      'service/change-pipeline/src/debit-order/sync-debit-order.ts',
      'BANK_CHANGED',
    ),
    'If the account cannot be used we tell you': verified,
  },
  'features/banking/src/words/mandate-messages.ts': {
    'We send it shortly.': code('service/payments/src/debit-orders/notify-banks.ts', 'notifyBanks'),
  },
  'service/documents/src/mandate/mandate-blanks.ts': {
    'We may ask again.': code('service/payments/src/debit-orders/receive-answer.ts', 'askAgain'),
  },
  'features/beneficiaries/src/form/beneficiary-form.ts': {
    'We tell this person by SMS when you have died.': toldOfDeath,
  },
  'policy-workflow/src/new-policyholder/beneficiary-form.ts': {
    'We tell this person by SMS when you have died.': toldOfDeath,
  },
  'features/beneficiaries/src/overview/beneficiaries.tsx': { 'we pay you.': paysMainMember },
  'features/claims/src/continue/asked.tsx': {
    'We will tell you on your phone what we decided.': takeoverTold,
  },
  'features/claims/src/continue/in-words.ts': {
    'we decide on the claim': claimDecided,
    'If a child dies, we pay you.': paidForChild,
  },
  'features/claims/src/continue/steps/contact-step.tsx': {
    'We send messages to the number with which you signed in.': takeoverTold,
  },
  'features/claims/src/claim/account-card.tsx': {
    'We look at it before we pay.': code(
      'service/core/src/use-cases/claims/customer/claim-acts.test.ts',
      'changed after the approval waits for an administrator, and the number on record is told',
    ),
  },
  'features/claims/src/claim/amounts-in-words.ts': {
    'We pay back ${formatRand(premiumRefund)} of premiums': premiumsBack,
    'We may pay up to ${formatRand(disputed)} more once the cause is known.': code(
      'service/core/src/use-cases/claims/staff/decision/paid.test.ts',
      'the rest is paid once it is known',
    ),
  },
  'features/documents/src/list/document-list.tsx': {
    'what we send you, appears here': code('service/core/src/use-cases/documents/uploads.ts', 'documents'),
  },
  'features/documents/src/schedule/schedule-card.tsx': {
    'You get a new one with every change': code('service/store/src/policies/save-policy.ts', 'issueSchedule'),
  },
  'features/legal/src/complaints/complaints.screen.tsx': {
    'We confirm that we have your complaint': complaints,
    'We answer it in': complaints,
  },
  'features/legal/src/terms/chapters/complaints.tsx': { 'We confirm that we have your complaint': complaints },
  'features/legal/src/privacy-notice/chapters/how-safe.tsx': {
    'we tell you and the Information Regulator': people(
      'The information officer tells those concerned (POPIA section 22).',
    ),
  },
  'features/legal/src/privacy-notice/chapters/your-choice.tsx': {
    'We send you offers only if you have said yes': people(
      'Nothing here sends offers; whoever does reads the consents on the policy.',
    ),
  },
  'features/legal/src/terms/chapters/general.tsx': {
    'We send offers only': people('Nothing here sends offers; whoever does reads the consents on the policy.'),
    'we may send you notices about your policy': code('service/change-pipeline/src/base/notices.ts', 'sendNotices'),
  },
  'features/legal/src/terms/chapters/changes.tsx': {
    'We then pay your premiums back': people('Refunds of cooling-off are paid out by people.'),
  },
  'features/legal/src/terms/chapters/beneficiaries.tsx': { 'we pay you.': paysMainMember },
  'features/legal/src/terms/chapters/claims.tsx': {
    'We decide within': claimsByDay,
    'we tell you why, and decide within another': claimsByDay,
  },
  'features/claims/src/shared/part-words.ts': {
    'First we decide. Then you see here what we pay you.': ownPart,
    'First we decide. Then you see here what we pay for ${part.name}.': ownPart,
    'First we decide. Then you see here what we pay the estate.': ownPart,
    "'We pay you'": ownPart,
  },
  'domain/src/claims/process/cash-sentences.ts': {
    'We will pay you ${formatRand(amount)} in cash: ${voucherWords(vouchers)}.': paidInCash,
  },
  'domain/src/claims/process/own-report.ts': { 'we will contact you on ${cellNumber} by': callBack },
  'features/somebody-died/src/guide/first-steps.tsx': { 'we decide within': claimsByDay },
  'service/documents/src/schedule/beneficiaries.ts': { 'we pay you.': paysMainMember },
  'features/legal/src/terms/chapters/premiums.tsx': {
    'We remind you {limits.UNPAID_NOTICE_DAYS} days after that day': code(
      'service/change-pipeline/src/lifecycle/save-status-transitions.ts',
      'sendNotices',
    ),
  },
  'features/payments/src/payat-return/checked-report.tsx': {
    'if we received the money you get a message': code('service/payments/src/notice-of-money.ts', 'PREMIUM_RECEIVED'),
  },
  'features/payments/src/payat-return/payat-return.screen.tsx': {
    'Sign in, and we tell you what our own records say': code('service/core/src/use-cases/use-cases.ts', 'paidStatus'),
  },
  'features/personal-details/src/update/new-number-notes.tsx': { 'We send a message about this change': oldNumber },
  'features/policies/src/create/application/kept-notice.tsx': {
    'We try again as soon as you go on.': code('features/policies/src/create/application/kept-notice.tsx', 'failed'),
  },
  'features/policies/src/create/steps/review/starts.tsx': {
    'We check it with them.': people('Whoever decides on an application asks the previous insurer.'),
  },
  'policy-workflow/src/changes/journey/done-step.tsx': {
    'We send you a message when it is decided.': code(
      'service/change-pipeline/src/decide/decide-action.ts',
      'noticeOfDecision',
    ),
  },
  'policy-workflow/src/own-phone/waiting-card.tsx': {
    'We try again every minute.': code('policy-workflow/src/own-phone/use-waiting-changes.ts', 'betweenTries'),
    'We send it as soon as there is a network.': code('policy-workflow/src/use-send-waiting.ts', 'sendIfOnline'),
  },
  'contract/src/words/request-messages.ts': {
    'we decide': decided,
    'We look into it.': code('service/store/src/changes/approval-queue.ts', "'FAILED'"),
  },
  'domain/src/cover/cover-words.ts': { 'we decide': decided },
  'domain/src/claims/payees/arranger-stage.ts': {
    'We will tell you our decision by ${formatDate(decideBy)}.': claimDecided,
  },
  'domain/src/claims/process/claim-stage.ts': {
    'We will tell you our decision by ${formatDate(facts.decisionDue)}.': claimDecided,
    'We will decide by ${formatDate(facts.disputeDue)} at the latest.': claimsByDay,
    'We will pay you ${amount}.': claimPaid,
  },
  'features/claims/src/disagree/what-happens-next.ts': {
    'Somebody else looks at it and answers by': code(
      'service/core/src/use-cases/claims/staff/representations/send.test.ts',
      'says why, with files, and is promised an answer within 45 days',
    ),
  },
  'domain/src/claims/process/claim-acts.ts': { 'Then we look at it again.': decidedAnew },
  'domain/src/claims/documents/about-death.ts': {
    'which is what we pay back.': code(
      'domain/src/claims/amounts/riders.test.ts',
      'that are given in kind pay an invoice on any life, up to their value',
    ),
  },
  'domain/src/claims/refusal/refusal-letter.ts': {
    'Somebody else looks at it': decidedAnew,
    'We pay back ${formatRand(amount)} of premiums.': premiumsBack,
  },
  'policy-workflow/src/claims/claim-progress.ts': {
    'Our move: we pay ${partOf(part).payee}.': claimPaid,
    'Our move: we decide by': claimsByDay,
  },
  'policy-workflow/src/death-report/reporter-items.ts': {
    'We send a one-time PIN to it, and call you back on it.': ownNumber,
    'We call back on it.': callBack,
  },
  'contract/src/words/death-report-messages.ts': { 'We will contact you by': callBack },
  'contract/src/words/sms-sentences.ts': {
    'We will decide by ${date}.': claimsByDay,
    'we pay you ${amount} in cash at a store.': paidInCash,
  },
  'policy-workflow/src/changes/proposal/decided.tsx': {
    'We look into it.': code('service/store/src/changes/approval-queue.ts', "'FAILED'"),
  },
  'contract/src/words/notifications/payments.ts': {
    'We will pay it back.': code('service/payments/src/unused-money/pay-refund.ts', 'REFUND_PAID'),
  },
  'contract/src/words/notifications/claims.ts': {
    'We will decide by ${date}.': claimsByDay,
    'We will pay you in cash': paidInCash,
    'we pay you ${amount} in cash at a store.': paidInCash,
  },
  'contract/src/words/notifications/requests.ts': {
    'We need more from you before we can decide on': code(
      'service/change-pipeline/src/workbench/ask-for-more.ts',
      'MORE_ASKED',
    ),
  },
};

/** The same one by one. `promises.test.ts` finds those that are missing. */
export const keptPromises: readonly KeptPromise[] = Object.entries(promises).flatMap(([on, sentences]) =>
  Object.entries(sentences).map(([says, keptBy]) => ({ on, says, keptBy })),
);
