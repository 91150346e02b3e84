import { conduct, mandateTerms } from '@portal/domain';
import { type DocumentSection } from '../content';

/** The clauses of the mandate, in plain words (docs/domain/banking.md#r3-8, 6 to 9). */

const paragraphs = (...texts: string[]) => texts.map((text) => ({ kind: 'text', text }) as const);

export const authority: DocumentSection = {
  heading: 'What you allow us',
  parts: paragraphs(
    'We may ask your bank to pay us your premium on the collection day of each month. We never ask for more than your ' +
      'policy obliges you to pay, and never for more than the maximum amount above.',
    'Where that day is a Sunday or a public holiday, we collect on the last business day before it. Each debit shows the ' +
      'contract reference on your bank statement.',
    'Where there is too little money in the account, we may follow the account and try again for up to ' +
      `${conduct.DEBIT_TRACKING_DAYS} days after the payment day. This is called tracking.`,
  ),
};

export const mandate: DocumentSection = {
  heading: 'What your bank does',
  parts: paragraphs(
    'Your bank treats every payment that we ask for under this mandate as if you had asked for it yourself.',
  ),
};

export const cancelling: DocumentSection = {
  heading: 'If you cancel this mandate',
  parts: paragraphs(
    `Give us ${mandateTerms.noticeDays} days' notice in writing. To cancel the mandate does not cancel the policy: the premium stays due, and you ` +
      'pay it in another way. What we collected while it was legally owed to us is not refunded.',
  ),
};

export const assignment: DocumentSection = {
  heading: 'If the policy passes to another insurer',
  parts: paragraphs('We may hand this mandate over only together with the policy, never on its own.'),
};
