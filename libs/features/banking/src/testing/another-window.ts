import { type Auth } from '@portal/auth';
import { bankingEndpoints, mainMemberEndpoints, otpEndpoints, type OtpPurpose } from '@portal/contract';
import { anAccount } from './an-account';
import { expect } from 'storybook/test';

interface Visit {
  auth: Auth;
  scenario: { signIn: string };
  readPin: () => Promise<string>;
}

/** Asks for a PIN and reads it. */
async function pinFor({ auth, scenario, readPin }: Visit, purpose: Exclude<OtpPurpose, 'LOGIN'>, cellNumber?: string) {
  const query = { purpose, ...(cellNumber !== undefined && { cellNumber }) };
  await auth.api.call(otpEndpoints.otp, { policyNumber: scenario.signIn }, undefined, { query });
  return readPin();
}

const done = { success: true };

/** The customer has just taken another cellphone number, in another window; the page reads again what it knows. */
export async function numberChangedToday(visit: Visit) {
  const { auth, scenario } = visit;
  const Cell_Number = '27821234567';
  const otp = await pinFor(visit, 'UPDATE_CELL_NUMBER');
  const cellNumberOtp = await pinFor(visit, 'UPDATE_CELL_NUMBER', Cell_Number);
  const params = { policyNumber: scenario.signIn };
  const body = { Cell_Number, otp, cellNumberOtp };
  await expect(await auth.api.call(mainMemberEndpoints.updateMainMember, params, body)).toMatchObject(done);
  await auth.client.invalidateQueries();
}

/** The customer gives another account in another window, and this page does not know. */
export async function givesAnotherAccount(visit: Visit) {
  const { auth, scenario } = visit;
  const otp = await pinFor(visit, 'UPDATE_BANKING_DETAILS');
  const { Payment_Method: _, Documents: __, ...account } = anAccount({ otp });
  const params = { policyNumber: scenario.signIn };
  await expect(await auth.api.call(bankingEndpoints.updateBankingDetails, params, account)).toMatchObject(done);
}
