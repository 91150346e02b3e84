import { aPdf } from '@portal/domain/testing';
import { type Auth } from '@portal/auth';
import { mainMemberEndpoints } from '@portal/contract';
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

/** A paper as somebody chooses it in the browser's own dialog, which nobody can open here. */
export async function choosePaper(page: HTMLElement, place = 0) {
  const inputs = await found(() => {
    const all = page.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])');
    return all.length > place ? all : null;
  });
  const files = new DataTransfer();
  files.items.add(new File([aPdf()], `paper-${place}.pdf`, { type: 'application/pdf' }));
  const input = inputs[place] as HTMLInputElement;
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function found<Value>(look: () => Value | null): Promise<Value> {
  for (let tries = 0; tries < 100; tries++) {
    const value = look();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It is not there');
}

/** Nothing on the page is wider than the screen. */
export const fitsTheScreen = async (page: HTMLElement) => {
  await expect(page.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
