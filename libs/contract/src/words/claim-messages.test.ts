import { expect, it } from 'vitest';
import { smsSentence } from './sms-sentences';

const toGuardian = { of: 'CHILD' } as const;
const toExecutor = { of: 'ESTATE' } as const;

const words = {
  amount: 'R 17 900.40',
  premium: '',
  no: '7000010012',
  date: '30 September 2026',
  name: 'CL-7K3M-Q2XR',
  reason: '3456',
};

/** As long as a product and its portal may be called for these to fit. */
const asSent = (text: string) =>
  text.replace('{product}', 'Ubuntu Funeral Cover').replace('{portal}', 'https://portal.ubuntu.co.za');

/** Word for word those of docs/domain/claims.md#c10-3. */
it.each([
  [
    'CLAIM_OPEN',
    'claim CL-7K3M-Q2XR is open. See what we need from you at https://portal.ubuntu.co.za/claims or call 086 000 7580.',
  ],
  [
    'CLAIM_NOT_USABLE',
    'we could not use a document you sent for claim CL-7K3M-Q2XR. See why at https://portal.ubuntu.co.za/claims or call 086 000 7580.',
  ],
  ['CLAIM_COMPLETE', 'thank you. We have all we need for claim CL-7K3M-Q2XR. We will decide by 30 September 2026.'],
  [
    'CLAIM_DISPUTED',
    'we need more time for claim CL-7K3M-Q2XR. We will decide by 30 September 2026. The reason is at https://portal.ubuntu.co.za/claims.',
  ],
  [
    'CLAIM_APPROVED',
    'claim CL-7K3M-Q2XR is approved. We are paying you R 17 900.40. Your bank may take one business day.',
  ],
  [
    'CLAIM_ACCOUNT',
    'claim CL-7K3M-Q2XR is approved. Tell us where to pay your part: https://portal.ubuntu.co.za/claims or call 086 000 7580.',
  ],
  [
    'CLAIM_DECIDED',
    'we have decided on claim CL-7K3M-Q2XR. Our letter is at https://portal.ubuntu.co.za/claims. We can explain it: 086 000 7580.',
  ],
  ['CLAIM_PAID', 'we paid R 17 900.40 for claim CL-7K3M-Q2XR into your account ending 3456.'],
  [
    'PAYOUT_FAILED',
    'your bank sent back our payment for claim CL-7K3M-Q2XR. Please check your account at https://portal.ubuntu.co.za or call 086 000 7580.',
  ],
  [
    'PARLOUR_APPROVED',
    'claim CL-7K3M-Q2XR is approved. We will pay R 17 900.40 to the funeral parlour as soon as we have its invoice.',
  ],
  [
    'PARLOUR_DECIDED',
    'we have decided on claim CL-7K3M-Q2XR. See what the funeral parlour is paid at https://portal.ubuntu.co.za/claims or call 086 000 7580.',
  ],
  ['PARLOUR_PAID', 'we paid the funeral parlour R 17 900.40 for claim CL-7K3M-Q2XR, into its account ending 3456.'],
  [
    'PARLOUR_NOT_PAID',
    'the bank sent back our payment to the funeral parlour for claim CL-7K3M-Q2XR. See https://portal.ubuntu.co.za or call 086 000 7580.',
  ],
  [
    'CASH_CHOSEN',
    'for claim CL-7K3M-Q2XR we pay you R 17 900.40 in cash at a store. A code comes by SMS. Take your ID. Not you? Call 086 000 7580.',
  ],
  ['CASH_PAID', 'you were paid R 17 900.40 in cash at a store for claim CL-7K3M-Q2XR.'],
  [
    'CASH_NOT_PAID',
    'we could not pay you R 17 900.40 in cash for claim CL-7K3M-Q2XR. The money is still yours. Please call 086 000 7580.',
  ],
  [
    'COVER_CONTINUES',
    'the others on policy ...0012 stay covered until 30 September 2026. To keep it, take it over: https://portal.ubuntu.co.za or 086 000 7580.',
  ],
  [
    'COVER_ENDS',
    'the cover of 12 people on policy ...0012 ends on 30 September 2026 unless somebody takes it over, for R 17 900.40 a month: 086 000 7580.',
  ],
  [
    'PREMIUMS_RESUME',
    'the months without premiums on policy ...0012 end. From 30 September 2026 the premium is R 17 900.40 a month. Questions? 086 000 7580.',
  ],
  [
    'NO_MORE_COLLECTIONS',
    'we are sorry for your loss. You paid for policy ...0012. We will not collect again. Questions? 086 000 7580.',
  ],
  [
    'REQUEST_ENDED_BY_MISTAKE',
    'your request "CL-7K3M-Q2XR" ended by our mistake. We are sorry. Please ask for it again at https://portal.ubuntu.co.za or 086 000 7580.',
  ],
  [
    'CHANGES_UNDONE',
    'what was changed on policy ...0012 after the death was undone. You need to do nothing. Questions? 086 000 7580.',
  ],
] as const)('%s is one text message', (type, says) => {
  const text = asSent(smsSentence(type, type === 'COVER_ENDS' ? { ...words, reason: '12' } : words));
  expect(text).toBe(`Ubuntu Funeral Cover: ${says}`);
  expect(text.length).toBeLessThanOrEqual(160);
});

it.each([
  ['CLAIM_APPROVED', toGuardian, 'We are paying R 17 900.40 for the child. Your bank may take one business day.'],
  ['CLAIM_APPROVED', toExecutor, 'We are paying the estate R 17 900.40. Your bank may take one business day.'],
  [
    'CLAIM_ACCOUNT',
    toGuardian,
    'Tell us where to pay the part of the child: https://portal.ubuntu.co.za/claims or call 086 000 7580.',
  ],
  [
    'CLAIM_ACCOUNT',
    toExecutor,
    'Tell us where to pay the part of the estate: https://portal.ubuntu.co.za/claims or call 086 000 7580.',
  ],
  ['CLAIM_PAID', toGuardian, 'we paid R 17 900.40 for claim CL-7K3M-Q2XR into the account ending 3456.'],
  ['CLAIM_PAID', toExecutor, "we paid R 17 900.40 for claim CL-7K3M-Q2XR into the estate's account ending 3456."],
] as const)('%s to whoever speaks for %j ends with "%s" and fits one message', (type, of, end) => {
  const text = asSent(smsSentence(type, { ...words, ...of }));
  expect(text.endsWith(end)).toBe(true);
  expect(text.length).toBeLessThanOrEqual(160);
});
