import { type Auth } from '@portal/auth';
import { mainMemberEndpoints, otpEndpoints } from '@portal/contract';

/** What a story knows of the visit it is about. */
interface Visit {
  auth: Auth;
  readPin(): Promise<string>;
}

/** Gives one policy another cellphone number, with a PIN to each of the two; then the page reads again. */
export async function changeNumber(
  { auth: { api, client }, readPin }: Visit,
  policyNumber: string,
  cellNumber: string,
): Promise<void> {
  const pinSentTo = async (query: { cellNumber?: string }) => {
    await api.call(otpEndpoints.otp, { policyNumber }, undefined, {
      query: { purpose: 'UPDATE_CELL_NUMBER', ...query },
    });
    return readPin();
  };
  const otp = await pinSentTo({});
  const body = { Cell_Number: cellNumber, otp, cellNumberOtp: await pinSentTo({ cellNumber }) };
  const changed = await api.call(mainMemberEndpoints.updateMainMember, { policyNumber }, body);
  if (!changed.success) throw new Error(changed.message);
  await client.invalidateQueries();
}
