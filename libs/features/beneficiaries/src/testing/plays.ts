import { beneficiaryEndpoints, mainMemberEndpoints, otpEndpoints, policyEndpoints } from '@portal/contract';
import { type Auth } from '@portal/auth';
import { type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent' | 'loaded'>;

/** What a story knows of the visit: `loaded.visit`. */
interface Visit {
  auth: Auth;
  scenario: { signIn: string };
  readPin: () => Promise<string>;
}

/** Types one share, in the place of what stood there. */
export async function giveShare(
  { canvas, userEvent }: Pick<Tools, 'canvas' | 'userEvent'>,
  name: string,
  share: string,
) {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, share);
}

/** From the check page to the end: asks for the PIN, reads it, types it, confirms. */
export async function confirmWithPin({ canvas, userEvent, loaded }: Tools) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send a PIN to your cellphone' }));
  await expect(await canvas.findByText(/We have sent a one-time PIN to your cellphone/)).toBeVisible();
  await userEvent.type(canvas.getByLabelText('One-time PIN'), await (loaded.visit as Visit).readPin());
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm and send' }));
}

/** The same, with a PIN that is not the one that was sent. */
export async function confirmWithWrongPin({ canvas, userEvent, loaded }: Tools) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send a PIN to your cellphone' }));
  const pin = await (loaded.visit as Visit).readPin();
  await userEvent.type(canvas.getByLabelText('One-time PIN'), pin === '000000' ? '111111' : '000000');
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm and send' }));
}

const newNumber = '27820000998';

/** The customer changed their cellphone number a moment ago, in another window: beneficiaries stay as they are for a day. */
export async function hasJustChangedNumber(visit: Visit) {
  const { auth, scenario, readPin } = visit;
  const params = { policyNumber: scenario.signIn };
  const pinFor = async (cellNumber?: string) => {
    const query = { purpose: 'UPDATE_CELL_NUMBER', ...(cellNumber && { cellNumber }) } as const;
    await auth.api.call(otpEndpoints.otp, params, undefined, { query });
    return readPin();
  };
  const body = { Cell_Number: newNumber, otp: await pinFor(), cellNumberOtp: await pinFor(newNumber) };
  await expect(await auth.api.call(mainMemberEndpoints.updateMainMember, params, body)).toEqual({
    success: true,
    data: expect.anything(),
  });
  await auth.client.invalidateQueries();
}

/** Somebody changed this beneficiary meanwhile, in another window. */
export async function somebodyElseChanged({ auth, scenario, readPin }: Visit, id: string) {
  const params = { policyNumber: scenario.signIn };
  const answer = await auth.api.call(policyEndpoints.policy, params);
  if (!answer.success) throw new Error(answer.message);
  const { Beneficiaries } = answer.data.policy;
  await auth.api.call(otpEndpoints.otp, params, undefined, { query: { purpose: 'BENEFICIARY' } });
  const ShareAllocation = Beneficiaries.map((one) => ({ id: one.id, Benefit_Share: one.Benefit_Share }));
  const body = { id, Email_Address: 'meanwhile@example.com', ShareAllocation, otp: await readPin() };
  await expect(await auth.api.call(beneficiaryEndpoints.updateBeneficiary, params, body)).toHaveProperty(
    'success',
    true,
  );
}

/** Nothing on the page is wider than the screen. */
export const fitsTheScreen = async (page: HTMLElement) => {
  await expect(page.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
