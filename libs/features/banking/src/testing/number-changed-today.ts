import { type Auth } from '@portal/auth';
import { mainMemberEndpoints, otpEndpoints } from '@portal/contract';
import { expect } from 'storybook/test';

interface Visit {
  auth: Auth;
  scenario: { signIn: string };
  readPin: () => Promise<string>;
}

const purpose = 'UPDATE_CELL_NUMBER';
const Cell_Number = '27821234567';

/** The customer has just taken another cellphone number, in another window; the page reads again what it knows. */
export async function numberChangedToday({ auth, scenario, readPin }: Visit) {
  const params = { policyNumber: scenario.signIn };
  const pinTo = async (query: { purpose: typeof purpose; cellNumber?: string }) => {
    await auth.api.call(otpEndpoints.otp, params, undefined, { query });
    return readPin();
  };
  const otp = await pinTo({ purpose });
  const cellNumberOtp = await pinTo({ purpose, cellNumber: Cell_Number });
  const answer = await auth.api.call(mainMemberEndpoints.updateMainMember, params, { Cell_Number, otp, cellNumberOtp });
  await expect(answer).toMatchObject({ success: true });
  await auth.client.invalidateQueries();
}
