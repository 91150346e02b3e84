import { expect, it } from 'vitest';
import { aPayment } from '../testing/a-payment';
import { isReceived, outcomeInWords } from './payment-messages';

it.each([
  { status: 'SUBMITTED', says: 'On its way, no answer yet', isOurs: false },
  { status: 'PENDING', says: 'On its way, no answer yet', isOurs: false },
  { status: 'SUCCESSFUL', says: 'Received', isOurs: true },
  { status: 'SUCCESSFUL', type: 'REFUND', says: 'Paid back to you', isOurs: false },
  { status: 'SUCCESSFUL', type: 'ARREARS', says: 'Received', isOurs: true },
  { status: 'FAILED', why: 'Insufficient funds', says: 'Not received: Insufficient funds', isOurs: false },
  { status: 'FAILED', says: 'Not received', isOurs: false },
  { status: 'CANCELLED', says: 'Cancelled', isOurs: false },
  { status: 'REVERSED', says: 'Taken back after it was received', isOurs: false },
] as const)('$status $why: $says', ({ status, says, isOurs, ...more }) => {
  const payment = aPayment({
    Payment_Status: status,
    Payment_Type: 'type' in more ? more.type : 'PREMIUM',
    Failure_Reason: 'why' in more ? more.why : null,
  });
  expect(outcomeInWords(payment)).toBe(says);
  expect(isReceived(payment)).toBe(isOurs);
});
