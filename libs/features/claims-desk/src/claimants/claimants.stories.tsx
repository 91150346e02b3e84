import { type ClaimCase } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from '../case/claim-case.screen';
import { aClaimCase } from '../testing/a-claim-case';
import { withCase } from '../testing/show-as';

const meta = {
  title: 'Screens/Claims desk/Who claims',
  component: Component,
  parameters: { staff: 'portalAdmin', path: '/desk/claims/claim-1' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const card = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Who claims' }));

/** A claim of which an estate is paid. */
const ofEstate = (more: Partial<ClaimCase['claimants'][number]> = {}) =>
  aClaimCase({
    status: 'APPROVED',
    claimants: aClaimCase().claimants.map((one) => ({
      ...one,
      role: 'EXECUTOR',
      name: 'Estate of Sipho Nkosi',
      cellNumber: null,
      hasComeForward: false,
      letsIn: 'REPRESENTATIVE',
      ...more,
    })),
  });

export const NobodySpeaksForTheEstate: Story = {
  beforeEach: withCase(ofEstate()),
  play: async (play) => {
    const people = await card(play);
    await play.userEvent.click(await people.findByRole('button', { name: /^Let in who speaks for them/ }));
    await expect(await people.findByRole('heading', { name: 'Let somebody in' })).toHaveFocus();
    await play.userEvent.click(await people.findByRole('button', { name: 'Let them in' }));
    await expect((await people.findAllByText('Enter the first name'))[0]).toBeVisible();
  },
};

export const NobodySpeaksForTheEstateOnAPhone: Story = {
  ...NobodySpeaksForTheEstate,
  globals: { viewport: { value: 'phone' } },
};

export const SomebodyWasLetIn: Story = {
  beforeEach: withCase(ofEstate({ representative: 'Nomsa Khumalo', cellNumber: '27826660142' })),
  play: async (play) => {
    const people = await card(play);
    await expect(people.getByText(/Nomsa Khumalo speaks for them, /)).toBeVisible();
  },
};

export const TheProofIsNotAccepted: Story = {
  beforeEach: withCase(ofEstate({ letsIn: null })),
  play: async (play) => {
    const people = await card(play);
    await expect(people.getByText('Estate of Sipho Nkosi')).toBeVisible();
    await expect(people.queryByRole('button', { name: /^Let in/ })).not.toBeInTheDocument();
  },
};

export const TheirNumberChanged: Story = {
  beforeEach: withCase(ofEstate({ role: 'BENEFICIARY', name: 'Lindiwe Nkosi', letsIn: 'OWN_NUMBER' })),
  play: async (play) => {
    const people = await card(play);
    await play.userEvent.click(await people.findByRole('button', { name: /^Change their number/ }));
    await expect(await people.findByRole('heading', { name: 'Change their number' })).toHaveFocus();
    await expect(people.getByText(/The number before is told by text message/)).toBeVisible();
    await play.userEvent.click(await people.findByRole('button', { name: 'Change the number' }));
    await expect((await people.findAllByText('Enter the first name'))[0]).toBeVisible();
  },
};

/** A claim without a beneficiary, on which nobody was let in yet for the funeral. */
export const NobodyArrangesTheFuneral: Story = {
  beforeEach: withCase(
    ofEstate({
      role: 'FAMILY',
      name: 'Whoever arranges the funeral',
      share: null,
      account: null,
      arrangesFuneral: true,
      letsIn: 'ARRANGER',
    }),
  ),
  play: async (play) => {
    const people = await card(play);
    await expect(people.getByText(/^Family, arranges the funeral, no cellphone number/)).toBeVisible();
    await play.userEvent.click(await people.findByRole('button', { name: /^Let in who arranges the funeral/ }));
    await expect(people.getByText(/up to R.20.000 of what is for the estate\.$/)).toBeVisible();
    await play.userEvent.click(await people.findByRole('button', { name: 'Let them in' }));
    await expect((await people.findAllByText('Enter the first name'))[0]).toBeVisible();
  },
};

export const NobodyArrangesTheFuneralOnAPhone: Story = {
  ...NobodyArrangesTheFuneral,
  globals: { viewport: { value: 'phone' } },
};

/** Only children stay covered, and nobody was let in yet who may take the policy over for them. */
export const NobodyIsTheGuardianYet: Story = {
  beforeEach: withCase(
    ofEstate({ role: 'GUARDIAN', name: 'Guardian of the children', share: null, account: null, letsIn: 'GUARDIAN' }),
  ),
  play: async (play) => {
    const people = await card(play);
    await expect(people.getByText(/^Parent or guardian of a child, no cellphone number/)).toBeVisible();
    await expect(people.queryByText('No account yet')).not.toBeInTheDocument();
    await play.userEvent.click(await people.findByRole('button', { name: /^Let in the guardian/ }));
    await expect(people.getByText(/may take over the policy for the children/)).toBeVisible();
    await play.userEvent.click(await people.findByRole('button', { name: 'Let them in' }));
    await expect((await people.findAllByText('Enter the first name'))[0]).toBeVisible();
  },
};

export const NobodyIsTheGuardianYetOnAPhone: Story = {
  ...NobodyIsTheGuardianYet,
  globals: { viewport: { value: 'phone' } },
};
