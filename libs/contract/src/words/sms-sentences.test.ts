import { notificationTypes } from '../wire-codes';
import { expect, it } from 'vitest';
import { inBrand, smsSentence } from './sms-sentences';

const words = {
  amount: 'R 288',
  premium: '',
  no: '7000010012',
  date: '15 December 2026',
  name: 'Add child',
  reason: 'There was not enough money in the account',
};

it.each(notificationTypes)('a text message about %s says from whom it comes', (type) => {
  expect(smsSentence(type, words)).toMatch(/^\{product\}: /);
});

it.each([
  ['PREMIUM_FAILED', '{portal}/pay-now'],
  ['PREMIUM_UNPAID_NOTICE', '{portal}/pay-now'],
  ['DEBIT_REVERSED', '{portal}/payments'],
  ['NEW_MANDATE_NEEDED', '{portal}/banking-details'],
] as const)('%s leads to %s and fits into two messages', (type, link) => {
  const text = smsSentence(type, words);
  expect(text).toContain(link);
  expect(text.length).toBeLessThan(280);
});

it('leads to the page of Pay@ only where there is one', () => {
  const brand = { product: 'Ubuntu', portalUrl: 'https://portal.example' };
  const text = smsSentence('PREMIUM_FAILED', words);
  expect(inBrand(text, brand)).toContain('https://portal.example/pay-now or');
  const elsewhere = inBrand(text, { ...brand, payPath: '/payments' });
  expect(elsewhere).toContain('https://portal.example/payments or');
  expect(elsewhere).not.toMatch(/pay-now|[{}]/);
});
