import { expect, it } from 'vitest';
import { anIssuer } from '../testing/an-issuer';
import { saidIn } from '../testing/said';
import { debiCheckMandateContent } from './mandate-content';

it('has its eleven parts in their order', () => {
  expect(debiCheckMandateContent(anIssuer).sections.map(({ heading }) => heading)).toEqual([
    '1. Who collects',
    '2. Who pays',
    '3. The account',
    '4. The policy',
    '5. What is collected',
    '6. What you allow us',
    '7. What your bank does',
    '8. If you cancel this mandate',
    '9. If the policy passes to another insurer',
    '10. How you approve',
    '11. You agree',
  ]);
});

it('names who collects, under which licence, and as the bank statement names them', () => {
  const said = saidIn(debiCheckMandateContent({ ...anIssuer, shortName: 'UBUNTUFC' })).join('\n');
  expect(said).toContain('(FSP 99999)');
  expect(said).toContain('On your bank statement: UBUNTUFC');
  expect(saidIn(debiCheckMandateContent(anIssuer))[2]).toBe(
    '1. Who collects: Name on your bank statement (we fill it in)',
  );
});

it('is about nobody: the same for everybody, and the same every time', () => {
  expect(debiCheckMandateContent(anIssuer)).toEqual(debiCheckMandateContent(anIssuer));
  expect(debiCheckMandateContent(anIssuer).lead).toHaveLength(1);
});
