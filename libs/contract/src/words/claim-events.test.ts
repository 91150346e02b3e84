import { expect, it } from 'vitest';
import { claimEvents } from './claim-events';
import { smsSentence } from './sms-sentences';

it.each(Object.entries(claimEvents))('%s is one sentence, with what it is about where it names it', (_name, event) => {
  const said = event.sentence('Death certificate');
  expect(said).toMatch(/^[A-Z][^.]*\.?$|^[A-Z].*: Death certificate$/);
  expect(said).not.toContain('undefined');
});

it('tells whoever claims nothing of what one member of staff says to another', () => {
  const forStaff = Object.entries(claimEvents).filter(([, { isTold }]) => !isTold);
  expect(forStaff.map(([name]) => name)).toEqual([
    'CASH_ASKED',
    'CASH_GIVEN_BACK',
    'FACTS_NOTED',
    'REGISTER_ANSWERED',
    'ALIVE_LIFTED',
    'RECOMMENDED',
    'GIVEN_BACK',
    'ANSWER_RECOMMENDED',
  ]);
});

const words = { amount: '', premium: '', no: '7000010012', date: '', name: 'CL-7K3M-Q2XR' };
const asSent = (text: string) =>
  text.replace('{product}', 'Ubuntu Funeral Cover').replace('{portal}', 'https://portal.ubuntu.co.za');

it.each([
  ['CLAIM_DOCUMENTS', '3', 'for claim CL-7K3M-Q2XR we still need 3 documents. Photos are fine.'],
  ['CLAIM_DOCUMENTS', '1', 'for claim CL-7K3M-Q2XR we still need 1 document. Photos are fine.'],
  ['CLAIM_ACCOUNT_CHANGED', '', 'The bank account for claim CL-7K3M-Q2XR was changed. Not you? Call 086 000 7580'],
  ['CLAIM_NUMBER_CHANGED', '', 'The cellphone number for claim CL-7K3M-Q2XR was changed. Not you? Call 086 000 7580'],
] as const)('%s about %s is one text message', (type, reason, says) => {
  const text = asSent(smsSentence(type, { ...words, reason }));
  expect(text).toContain(`Ubuntu Funeral Cover: ${says}`);
  expect(text.length).toBeLessThanOrEqual(160);
});
