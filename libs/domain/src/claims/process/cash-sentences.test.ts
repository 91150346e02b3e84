import { expect, it } from 'vitest';
import { cashSentences, type CashToRead } from './cash-sentences';
import { claimStage } from './claim-stage';

const nothing: CashToRead = { asked: 0, toCome: null, paid: [], notPaid: 0 };
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

it.each([
  {
    cash: { ...nothing, toCome: { amount: 8_200, vouchers: 2, cellNumber: '27821234567' } },
    says: [
      'We will pay you R 8 200 in cash: 2 vouchers of at most R 5 000. ' +
        'The store’s code comes by SMS to 082 *** 4567. Take your ID.',
    ],
  },
  {
    cash: { ...nothing, toCome: { amount: 1_000, vouchers: 1, cellNumber: '27821234567' } },
    says: ['We will pay you R 1 000 in cash: 1 voucher. The store’s code comes by SMS to 082 *** 4567. Take your ID.'],
  },
  {
    cash: { ...nothing, paid: [{ amount: 5_000, on: '2026-11-20' }] },
    says: ['You were paid R 5 000 in cash on 20 November 2026.'],
  },
  {
    cash: { ...nothing, asked: 8_200 },
    says: ['We were asked to pay you R 8 200 in cash at a store. A second person looks at it first.'],
  },
  {
    cash: { ...nothing, notPaid: 3_200.5 },
    says: ['We could not pay you R 3 200,50 in cash. The money is still yours. Please call us.'],
  },
  { cash: undefined, says: [] },
])('cash: $says', ({ cash, says }) => {
  expect(plain(cashSentences(cash))).toEqual(says);
});

it('a page says what was cashed and what is to come', () => {
  const cash: CashToRead = {
    ...nothing,
    paid: [{ amount: 5_000, on: '2026-11-20' }],
    toCome: { amount: 3_200, vouchers: 1, cellNumber: '27821234567' },
  };
  const facts = { amount: 0, toParlour: 0, isParlourReady: true, isAccountMissing: false, cash };
  expect(claimStage({ status: 'APPROVED', ...facts })).toEqual({
    heading: 'Your claim is approved',
    text: cashSentences(cash).join(' '),
  });
  const paid = { ...nothing, paid: cash.paid };
  expect(claimStage({ status: 'PAID', own: null, toParlour: 0, cash: paid })).toEqual({
    heading: 'We have paid',
    text: cashSentences(paid).join(' '),
  });
});
