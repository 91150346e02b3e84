import { type BankingDetails } from '@portal/contract';
import { detailsOf } from '@portal/contract/words';
import { expect, it } from 'vitest';
import { accountRows } from './account-rows';

it('every field of an account that has words is read on its card', () => {
  const account = { Effective_Date: null, Debit_Day: 1 } as BankingDetails;
  const labels = accountRows(account).map(({ label }) => label);
  expect(detailsOf.BANKING_DETAILS.filter(({ label }) => !labels.includes(label))).toEqual([]);
});
