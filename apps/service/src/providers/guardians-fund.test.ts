import { expect, it } from 'vitest';
import { readSettings, type Settings } from '../settings';
import { productionSettings } from '../testing/service-process';
import { guardiansFundOf } from './providers';

const set = {
  GUARDIANS_FUND_BANK_NAME: 'Nedbank',
  GUARDIANS_FUND_ACCOUNT_NAME: 'Guardian’s Fund',
  GUARDIANS_FUND_ACCOUNT_NUMBER: '1234567890',
  GUARDIANS_FUND_BRANCH_CODE: '198765',
};
function fundWith(environment: Record<string, string>) {
  const { settings } = readSettings(environment) as { settings: Settings };
  return guardiansFundOf(settings);
}
const inProduction = (more: Record<string, string>) => fundWith({ ...productionSettings, ...more });

it('the Guardian’s Fund is paid into the account that is set', () => {
  expect(inProduction(set)).toMatchObject({ bankName: 'Nedbank', accountNumber: '1234567890', branchCode: '198765' });
});

it.each(Object.keys(set))('in production nothing is paid to it without %s', (name) => {
  const others = Object.fromEntries(Object.entries(set).filter(([one]) => one !== name));
  expect(inProduction(others)).toBeNull();
});

it('to try it there is an account that is made up', () => {
  expect(fundWith({})?.holder).toBe('Guardian’s Fund');
});
