import { expect, it } from 'vitest';
import { premiumAnswer, type PremiumFacts } from './premium-answer';

const today = '2026-11-22';
const byDebit: PremiumFacts['PaymentMethod'] = {
  Payment_Method: 'DEBIT_ORDER',
  Next_Collection_Date: '2026-12-15',
  Next_Collection_Amount: 288,
};
const paid: PremiumFacts = {
  Policy_Status: 'ACTIVE',
  Premium_Status: 'UP_TO_DATE',
  Monthly_Premium: 288,
  Arrears_Amount: 0,
  Next_Due_Date: '2026-12-15',
  Paid_To_Date: '2026-11-30',
  Grace_End_Date: null,
  Reinstatement_End_Date: null,
  PaymentMethod: byDebit,
};
const byCash = { ...byDebit, Payment_Method: 'PAYAT', Next_Collection_Date: null } as const;
const behind = { Premium_Status: 'ARREARS', Arrears_Amount: 288 } as const;

it.each<{ facts: Partial<PremiumFacts>; says: string }>([
  { facts: {}, says: 'November is paid; the next R 288 goes off on 15 December.' },
  { facts: { PaymentMethod: byCash }, says: 'November is paid; the next R 288 is due on 15 December.' },
  {
    facts: {
      Paid_To_Date: '2027-02-28',
      Premium_Status: 'PAID_IN_ADVANCE',
      Next_Due_Date: '2027-03-15',
      PaymentMethod: byCash,
    },
    says: 'Everything up to the end of February 2027 is paid; the next R 288 is due on 15 March.',
  },
  {
    facts: { Paid_To_Date: '2026-10-31', Premium_Status: 'DUE' },
    says: 'October is paid; the next R 288 goes off on 15 December.',
  },
  { facts: { Paid_To_Date: null }, says: 'The next R 288 goes off on 15 December.' },
  {
    facts: { PaymentMethod: byCash, Coming_Premiums: [{ From: '2026-12', Amount: 350 }] },
    says:
      'November is paid; the next R 350 is due on 15 December; ' +
      'the premium is R 288 a month now, and R 350 from 1 December.',
  },
  { facts: { Premium_Status: 'PROCESSING' }, says: 'A payment is being processed.' },
  {
    facts: { ...behind, Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-14' },
    says: 'R 288 is unpaid; pay it by 14 December to stay covered.',
  },
  { facts: behind, says: 'R 288 is unpaid.' },
  {
    facts: { ...behind, Policy_Status: 'LAPSED', Reinstatement_End_Date: '2027-03-15' },
    says: 'R 288 is unpaid; the policy can be brought back until 15 March.',
  },
  {
    facts: { ...behind, Policy_Status: 'LAPSED', Reinstatement_End_Date: '2026-11-01' },
    says: 'R 288 is unpaid, and the policy cannot be brought back.',
  },
  { facts: { Policy_Status: 'PENDING', Paid_To_Date: null }, says: 'The first premium of R 288 is not paid yet.' },
  { facts: { Policy_Status: 'PENDING' }, says: 'The first premium is paid; the application waits for a decision.' },
  { facts: { Policy_Status: 'PAID_UP' }, says: 'No premium is due any more.' },
  { facts: { Policy_Status: 'CANCELLED' }, says: 'No premium is due any more.' },
])('a caller hears "$says"', ({ facts, says }) => {
  expect(premiumAnswer({ ...paid, ...facts }, today).replaceAll('\u00a0', ' ')).toBe(says);
});
