import { type Auth } from '@portal/auth';
import { type Claim, claimAdditions, type OpenClaim, policyEndpoints } from '@portal/contract';
import { addDays } from '@portal/domain';
import { type Scenario } from '@portal/scenarios';
import { type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
export type Tools = Parameters<Play>[0];

/** What a story knows of the visit: `loaded.visit`. */
interface Visit {
  auth: Auth;
  scenario: Scenario;
  readPin: () => Promise<string>;
  network: { mend: () => void; break: (fault: string | null) => void };
}
export const visitOf = ({ loaded }: Pick<Tools, 'loaded'>) => loaded.visit as Visit;

/** An address with a reference that no claim has: a story opens one, and goes to it from there. */
export const nowhere = '/claims/CL-2222-2222';

/** Reports the death of the spouse, ten days ago, of illness unless something else is said; gives the claim. */
export async function openClaim(tools: Pick<Tools, 'loaded'>, more: Partial<OpenClaim> = {}) {
  const { auth, scenario } = visitOf(tools);
  const read = await auth.api.call(policyEndpoints.policy, { policyNumber: scenario.signIn });
  if (!read.success) throw new Error(read.message);
  const { Spouse } = read.data.policy;
  const opened = await auth.api.call(
    claimAdditions.openClaim,
    {},
    {
      policyNumber: scenario.signIn,
      lifeId: Spouse?.id ?? null,
      dateOfDeath: addDays(scenario.today, -10),
      placeOfDeath: 'Tygerberg Hospital',
      causeReported: 'NATURAL',
      ...more,
    },
  );
  if (!opened.success) throw new Error(opened.message);
  return opened.data;
}

/** Withdraws a claim. */
export async function withdrawClaim(tools: Pick<Tools, 'loaded'>, { reference, version }: Claim) {
  const answer = await visitOf(tools).auth.api.call(claimAdditions.withdrawClaim, { reference }, { version });
  if (!answer.success) throw new Error(answer.message);
  return answer.data;
}

/** From an address of no claim to the list, and on by one of its links. */
export async function goToClaim({ canvas, userEvent }: Tools, link: string | RegExp = /^Claim for Sipho Nkosi$/) {
  await userEvent.click(await canvas.findByRole('link', { name: 'See your claims' }));
  await userEvent.click(await canvas.findByRole('link', { name: link }));
}

export const isHeaded = async ({ canvas }: Pick<Tools, 'canvas'>, name: string | RegExp) =>
  expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
