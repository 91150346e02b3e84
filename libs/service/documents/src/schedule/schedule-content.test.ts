import { expect, it } from 'vitest';
import { type DocumentSection } from '../content';
import { aLargePolicy } from '../testing/a-policy';
import { anIssuer } from '../testing/an-issuer';
import { scheduleContent } from './schedule-content';

const edition = { version: 3, issuedAt: new Date('2026-11-20T23:30:00Z') };
const schedule = (more: object = {}) => scheduleContent(aLargePolicy(more), anIssuer, edition);
const section = (heading: string, more: object = {}): DocumentSection => {
  const found = schedule(more).sections.find((one) => one.heading === heading);
  if (!found) throw new Error(`There is no ${heading}`);
  return found;
};
const saidIn = (one: DocumentSection) => JSON.stringify(one).replaceAll('\u00a0', ' ');

it('says whose it is, which version, and the day in South Africa on which it was issued', () => {
  expect(schedule().lead).toEqual([
    'Ndivhuwo Nemavhola-Ṱhabelo',
    'Policy 7000010012, version 3, issued on 21 November 2026',
  ]);
  expect(schedule().foot).toContain('(FSP 99999)');
});

it('says which version it replaces, and none where it is the first', () => {
  expect(saidIn(section('Good to know'))).toContain('This version replaces version 2.');
  const first = scheduleContent(aLargePolicy(), anIssuer, { ...edition, version: 1 });
  expect(JSON.stringify(first)).not.toContain('replaces');
});

it('says everything that a schedule must say', () => {
  const said = JSON.stringify(schedule());
  const wanted = [
    '7000010012',
    '"Status","Active"',
    '"Began on","1 March 2024"',
    'Silver Family Plan',
    'is covered for any cause',
  ];
  wanted.push(
    'Grocery benefit',
    'Who is paid',
    'Extended members',
    'Payment method',
    'within 31 days',
    'Ombud',
    'FSP 99999',
  );
  expect(wanted.filter((one) => !said.includes(one))).toEqual([]);
});

it('names everybody who is covered, and nobody who is not', () => {
  const gone = { Life_Status: 'DECEASED' };
  const said = saidIn(section('Who is covered', { Spouse: { ...aLargePolicy().Spouse, ...gone } }));
  expect(said).not.toContain('Lufuno');
  expect(said).toContain('Mulalo Nemavhola-Ṱhabelo","Biological child","5 Apr 2012","R 10 000","1 Mar 2024"');
});

it('says of each person what is covered on that day, in the words of the screens', () => {
  const Spouse = {
    ...aLargePolicy().Spouse,
    Cover_Start_Date: '2026-09-01',
    Waiting_Period_End_Date: '2027-03-01',
  };
  const said = saidIn(section('Who is covered', { Spouse }));
  expect(said).toContain('Covered for accidental death. For natural causes from 1 March 2027.');
  expect(said).toContain('Everybody else is covered for any cause.');
  expect(saidIn(section('Who is covered'))).toContain('Everybody named here is covered for any cause.');
});

it('says so where nobody is to be paid', () => {
  expect(saidIn(section('Who is paid', { Beneficiaries: [] }))).toContain(
    'You have no beneficiary. Your benefit will be paid to your estate.',
  );
});

it('adds the premium up', () => {
  expect(saidIn(section('What it costs a month'))).toContain('["In all","R 224"]');
});

it('shows an account masked, and none where none is debited', () => {
  expect(saidIn(section('How you pay'))).toContain('******4567');
  const payat = { Payment_Method: 'PAYAT', Debit_Day: null, Payat_Reference_Number: '11223344' };
  const said = saidIn(section('How you pay', { PaymentMethod: payat }));
  expect(said).not.toContain('4567');
  expect(said).toContain('["Pay@ number","11223344"]');
});
