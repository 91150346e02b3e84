import { type Auth } from '@portal/auth';
import { mainMemberEndpoints } from '@portal/contract';
import { chooseFile } from '@portal/forms/testing';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
export type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent' | 'loaded'>;

/** What a story knows of the visit: `loaded.visit`. */
export interface Visit {
  auth: Auth;
  scenario: { signIn: string };
  readPin: () => Promise<string>;
}

export const goOn = ({ canvas, userEvent }: Pick<Tools, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

export const confirm = ({ canvas, userEvent }: Pick<Tools, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Confirm and send' }));

/** Types into a field in the place of what stood there. */
export async function fill({ canvas, userEvent }: Pick<Tools, 'canvas' | 'userEvent'>, label: string, text: string) {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Asks for the PIN that goes to one number, reads it there, and types it. */
export async function typePinSentTo({ canvas, userEvent, loaded }: Tools, number: string, typed?: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Send a PIN to ${number}` }));
  await expect(
    await canvas.findByText(`We have sent a one-time PIN to ${number}. It is valid for 5 minutes.`),
  ).toBeVisible();
  const pin = typed ?? (await (loaded.visit as Visit).readPin());
  await userEvent.type(canvas.getByLabelText(`PIN sent to ${number}`), pin);
}

/** Staff or another window changed something meanwhile. */
export async function somebodyElseChanged({ auth, scenario }: Visit, change: { Occupation: string }) {
  const params = { policyNumber: scenario.signIn };
  await expect(await auth.api.call(mainMemberEndpoints.updateMainMember, params, change)).toEqual({
    success: true,
    data: expect.anything(),
  });
}

/** Chooses a document for the field in this place. */
export const chooseDocument = (page: HTMLElement, place = 0) =>
  chooseFile(page, aPdfFile(`document-${place}.pdf`), place);

/** Nothing on the page is wider than the screen. */
export const fitsTheScreen = async (page: HTMLElement) => {
  await expect(page.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
