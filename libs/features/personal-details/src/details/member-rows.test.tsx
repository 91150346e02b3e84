import { type MainMember } from '@portal/contract';
import { expect, it } from 'vitest';
import { consentRows, memberRows } from './member-rows';

const member = { Cell_Number: '27821234567', Email_Address: null, Alternative_Number: null } as MainMember;
const consent = { Sms: true, Email: false, Phone: false, Whatsapp: false };

it('what is not known is said to be missing, in its place', () => {
  expect(memberRows(member, ['Email_Address', 'Cell_Number'])).toEqual([
    { label: 'Cellphone number', value: '082 123 4567' },
    { label: 'Email address', value: 'Not given' },
  ]);
});

it('every channel has its answer', () => {
  const rows = consentRows({ MarketingConsent: { ...consent, Updated_At: null } });
  expect(rows.map(({ value }) => value)).toEqual(['Yes', 'No', 'No', 'No']);
});

it('consent has the day of South Africa on which it last changed', () => {
  const rows = consentRows({ MarketingConsent: { ...consent, Updated_At: '2026-11-20T22:30:00Z' } });
  expect(rows.at(-1)).toEqual({ label: 'Last changed', value: '21 November 2026' });
});
