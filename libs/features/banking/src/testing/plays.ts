import { type Auth } from '@portal/auth';
import { draftAdditions, policyEndpoints } from '@portal/contract';
import { chooseFile } from '@portal/forms/testing';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
export type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent' | 'loaded' | 'canvasElement'>;

/** What a story knows of the visit: `loaded.visit`. */
interface Visit {
  auth: Auth;
  scenario: { signIn: string };
  readPin: () => Promise<string>;
}

/** A part of the page under its heading. */
export const section = async (canvas: Tools['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));

export const goOn = async ({ canvas, userEvent }: Tools) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));

export const confirm = ({ canvas, userEvent }: Tools) =>
  userEvent.click(canvas.getByRole('button', { name: 'Confirm and send' }));

/** Asks for a PIN, reads it, and types it. */
export async function typePin({ canvas, userEvent, loaded }: Tools, typed?: string) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Send a PIN to / }));
  await canvas.findByText(/^We have sent a one-time PIN/);
  const pin = typed ?? (await (loaded.visit as Visit).readPin());
  await userEvent.type(canvas.getByLabelText('One-time PIN'), pin);
}

/** Nothing on the page is wider than the screen. */
export const fitsTheScreen = async (page: HTMLElement) => {
  await expect(page.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

/** Types the PIN that came before: nothing has used it yet. */
export const typeSamePin = async ({ canvas, userEvent, loaded }: Tools) =>
  userEvent.type(canvas.getByLabelText('One-time PIN'), await (loaded.visit as Visit).readPin());

/** Chooses a letter of the bank. */
export const chooseDocument = (page: HTMLElement) => chooseFile(page, aPdfFile('letter-of-the-bank.pdf'));

/** What the service keeps of the form once nobody has typed for a while. */
export const keptDraft = ({ loaded }: Tools) =>
  waitFor(
    async () => {
      const { auth, scenario } = loaded.visit as Visit;
      const answer = await auth.api.call(draftAdditions.drafts, { policyNumber: scenario.signIn });
      const [draft] = answer.success ? answer.data : [];
      if (!draft || !('Debit_Day' in draft.values)) throw new Error('Nothing is kept yet');
      return draft.values;
    },
    { timeout: 8000, interval: 300 },
  );

/** How often the way to pay has changed, and once: it begins with 1. */
export async function methodVersion({ loaded }: Tools) {
  const { auth, scenario } = loaded.visit as Visit;
  const answer = await auth.api.call(policyEndpoints.policy, { policyNumber: scenario.signIn });
  return answer.success ? answer.data.policy.PaymentMethod.Version : null;
}
