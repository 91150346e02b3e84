import { expect, it } from 'vitest';
import { contactChange } from './contact-change';

const { actionOf, pinsOf, newNumberIn } = contactChange('27820000193');
const record = { id: 'm', Version: 3 };
const offers = { MarketingConsent: { Sms: true } };

it.each([
  { body: { ...record, Email_Address: 'a@b.co' }, is: 'UPDATE_CONTACT', why: 'an email address' },
  { body: { ...record, ...offers }, is: 'UPDATE_MARKETING_CONSENT', why: 'consent alone' },
  { body: { ...record, ...offers, Occupation: null }, is: 'UPDATE_CONTACT', why: 'consent with something else' },
  { body: { ...record, ...offers, Cell_Number: '27821234567' }, is: 'UPDATE_CELL_NUMBER', why: 'a new number' },
])('$why is $is', ({ body, is }) => {
  expect(actionOf(body)).toBe(is);
});

it('a new number takes a PIN to the old one and a PIN to the new one', () => {
  const body = { ...record, Cell_Number: '27821234567' };
  expect(newNumberIn(body)).toBe('27821234567');
  expect(pinsOf(body)).toEqual({
    otp: { purpose: 'UPDATE_CELL_NUMBER', where: '082 000 0193' },
    cellNumberOtp: { purpose: 'UPDATE_CELL_NUMBER', cellNumber: '27821234567' },
  });
});

it('without a new number no PIN is asked for beyond what the rules say', () => {
  expect(pinsOf({ ...record, Email_Address: 'a@b.co' })).toBeNull();
});
