import { nameOfDocument } from '@portal/domain';

interface ClaimEventRow {
  /** What happened, as it is read; `about` is what it was about, ready to be read. */
  sentence(about: string): string;
  /** Whether whoever claims is told too; else it is for staff. */
  isTold: boolean;
}

const told = (sentence: (about: string) => string): ClaimEventRow => ({ sentence, isTold: true });
const forStaff = (sentence: (about: string) => string): ClaimEventRow => ({ sentence, isTold: false });

/** What can happen to a claim, for its history. Source: docs/domain/claims.md#c2-3. */
export const claimEvents = {
  OPENED: told(() => 'The death was reported.'),
  DOCUMENT_SENT: told((about) => `Sent to us: ${nameOfDocument(about).name}.`),
  HELP_ASKED: told((about) => `Asked us for help: ${about}.`),
  COMPLETE: told(() => 'We had everything that we need to decide.'),
  ACCOUNT_GIVEN: told((about) => `A bank account was given, ending ${about}.`),
  ACCOUNT_CHANGED: told((about) => `The bank account was changed to one ending ${about}.`),
  ACCOUNT_RELEASED: told((about) => `We looked at the bank account ending ${about} and may pay into it.`),
  LET_IN: told((about) => `We let somebody in to the claim: ${about}.`),
  NUMBER_CHANGED: told((about) => `We noted a new cellphone number for ${about}.`),
  CASH_ASKED: forStaff((about) => `Asked that ${about} be paid in cash at a store.`),
  CASH_GIVEN_BACK: forStaff((about) => `Gave back that cash be paid: ${about}`),
  CASH_CHOSEN: told((about) => `We will pay in cash at a store: ${about}.`),
  VOUCHER_SENT: told((about) => `A cash voucher was issued for payment ${about}.`),
  VOUCHER_CASHED: told((about) => `Payment ${about} was paid in cash.`),
  VOUCHER_NOT_CASHED: told((about) => `Payment ${about} was not paid in cash.`),
  PARLOUR_CHOSEN: told(() => 'We were asked to pay a funeral parlour from a part of the claim.'),
  PARLOUR_TAKEN_BACK: told(() => 'We were asked to pay nothing to the funeral parlour any more.'),
  WITHDRAWN: told(() => 'The claim was withdrawn.'),
  CLOSED_FOR_NOW: told(() => 'The claim was closed for now because no document came.'),
  REOPENED: told(() => 'The claim was opened again.'),
  DOCUMENT_ACCEPTED: told((about) => `We accepted: ${nameOfDocument(about).name}.`),
  DOCUMENT_NOT_USABLE: told((about) => `We could not use: ${nameOfDocument(about).name}.`),
  DOCUMENT_WAIVED: told((about) => `We do without: ${about}.`),
  FACTS_NOTED: forStaff(() => 'Noted what was found out.'),
  DEATH_CONFIRMED: told(() => 'We confirmed the death.'),
  REGISTER_ANSWERED: forStaff((about) => `The death register: ${about}.`),
  ALIVE_LIFTED: forStaff(() => 'Lifted that the person lives by the death register.'),
  RECOMMENDED: forStaff((about) => `Recommended: ${about}.`),
  GIVEN_BACK: forStaff((about) => `Gave the recommendation back: ${about}`),
  DISPUTED: told(() => 'We took more time to decide.'),
  APPROVED: told(() => 'The claim was approved.'),
  PART_APPROVED: told(() => 'A part of the claim was approved.'),
  REFUSED: told(() => 'The claim was not approved.'),
  DISAGREED: told(() => 'We were told why somebody does not agree with the decision.'),
  ANSWER_RECOMMENDED: forStaff(() => 'Recommended to stay with the refusal.'),
  REFUSED_AGAIN: told(() => 'We answered why we still cannot pay.'),
  OPENED_BY_ANSWER: told(() => 'We opened the claim again because somebody did not agree.'),
  DAY_CORRECTED: told(() => 'The documents say another day of death, so we look at the decision again.'),
  RECALLED: told(() => 'We took the approval back to look at the claim again.'),
  VOIDED: told(() => 'The claim was ended because it was reported by mistake.'),
  COVER_ENDED: told((about) => `Nobody took the policy over: the others were covered until ${about}.`),
  PAYOUT_SENT: told((about) => `Payment ${about} was handed to the bank.`),
  PAYOUT_PAID: told((about) => `Payment ${about} was paid.`),
  PAYOUT_FAILED: told((about) => `The bank did not pay ${about}.`),
} as const satisfies Record<string, ClaimEventRow>;
export type ClaimEventName = keyof typeof claimEvents;
