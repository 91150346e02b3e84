import { fails, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  confirmWithPin,
  confirmWithWrongPin,
  fitsTheScreen,
  giveShare,
  hasJustChangedNumber,
  somebodyElseChanged,
} from '../testing/plays';
import { idOf, nobody, pathsOf } from '../testing/who';
import { Component as UpdateBeneficiaryScreen } from './update-beneficiary.screen';

const meta = {
  title: 'Screens/Beneficiaries/Update beneficiary',
  component: UpdateBeneficiaryScreen,
  parameters: { scenario: 'family-active', path: pathsOf('family-active', 0).update },
} satisfies Meta<typeof UpdateBeneficiaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const goOn = ({ canvas, userEvent }: Tools) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

async function giveHalfEach(tools: Tools) {
  await giveShare(tools, 'Sipho Nkosi', '50');
  await giveShare(tools, 'Grace Dlamini', '50');
  await goOn(tools);
}

export const SharesAndEmail: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await giveShare(tools, 'Sipho Nkosi', '60');
    await expect(canvas.getByText('10 % left to give')).toBeVisible();
    await giveShare(tools, 'Grace Dlamini', '40');
    await userEvent.type(canvas.getByLabelText('Email address (optional)'), 'sipho@example.com');
    await goOn(tools);

    const changes = within(await canvas.findByRole('table', { name: 'What you change' }));
    await expect(changes.getAllByRole('row')).toHaveLength(2);
    await expect(changes.getByText('sipho@example.com')).toBeVisible();
    const split = within(canvas.getByRole('table', { name: 'Who is paid what' }));
    await expect(split.getByRole('row', { name: /Grace Dlamini 30\s% 40\s% R\s12\s000/ })).toBeVisible();
    await confirmWithPin(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await expect(canvas.getByText('40 % (R 12 000)')).toBeVisible();
  },
};

export const BackToTheShares: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await giveHalfEach(tools);
    await userEvent.click(await canvas.findByRole('link', { name: 'Change shares' }));
    const first = await canvas.findByRole('textbox', { name: 'Sipho Nkosi' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Grace Dlamini' })).toHaveValue('50');
    await goOn(tools);
    await expect(await canvas.findByRole('table', { name: 'Who is paid what' })).toBeVisible();
  },
};

export const NothingChanged: Story = {
  play: async (tools) => {
    await tools.canvas.findByRole('button', { name: 'Continue' });
    await goOn(tools);
    await expect(await tools.canvas.findByText('You have not changed anything')).toBeVisible();
  },
};

export const WrongPin: Story = {
  play: async (tools) => {
    await giveHalfEach(tools);
    await confirmWithWrongPin(tools);
    await expect(await tools.canvas.findByText('The one-time PIN is incorrect or has expired.')).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  play: async (tools) => {
    const { canvas, loaded } = tools;
    await canvas.findByRole('textbox', { name: 'Sipho Nkosi' });
    await somebodyElseChanged(loaded.visit, idOf('family-active', 0));
    await giveHalfEach(tools);
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(canvas.queryByText('meanwhile@example.com')).not.toBeInTheDocument();
  },
};

export const Removed: Story = {
  parameters: { path: pathsOf('family-active', 0).remove },
  play: async (tools) => {
    const { canvas } = tools;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Remove Sipho Nkosi' })).toBeVisible();
    await expect(await canvas.findByText(/Grace Dlamini: 100 %/)).toBeVisible();
    await goOn(tools);
    await expect(await canvas.findByText('Sipho Nkosi will not be paid any more.')).toBeVisible();
    const split = within(canvas.getByRole('table', { name: 'Who is paid what' }));
    await expect(split.getByRole('row', { name: /Sipho Nkosi 70\s% - -/ })).toBeVisible();
    await confirmWithPin(tools);
    await expect(await canvas.findByText('Sipho Nkosi is not a beneficiary any more.')).toBeVisible();
    await expect(canvas.getByText('100 % (R 30 000)')).toBeVisible();
  },
};

export const RemovedFromFive: Story = {
  parameters: { scenario: 'five-beneficiaries', path: pathsOf('five-beneficiaries', 0).remove },
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await expect(await canvas.findByText('30 % left to give')).toBeVisible();
    await goOn(tools);
    await expect(await canvas.findByRole('link', { name: 'Beneficiary shares must add up to 100%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share equally' }));
    await expect(canvas.getByText('All 100 % is shared out')).toBeVisible();
    await goOn(tools);
    await expect(await canvas.findByText('Ruan Steyn will not be paid any more.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Change shares' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Remove Ruan Steyn' })).toBeVisible();
  },
};

export const OnlyOne: Story = {
  parameters: { scenario: 'single-member', path: pathsOf('single-member', 0).update },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One beneficiary always gets everything.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share equally' })).not.toBeInTheDocument();
  },
};

export const ChangeWaits: Story = {
  parameters: { scenario: 'pending-several', path: pathsOf('pending-several', 1).update },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is already a pending change for this record/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the pending change' })).toBeVisible();
  },
};

export const HeldForADay: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await hasJustChangedNumber(loaded.visit);
    await expect(await canvas.findByText(/less than 24 hours ago/)).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { path: `/beneficiary/update-beneficiary/${nobody}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This person is not a beneficiary of the policy.')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names', path: pathsOf('long-names', 0).update },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await fitsTheScreen(canvasElement);
  },
};

export const Loading: Story = loading();
export const Fails: Story = fails('Your beneficiaries could not be loaded');
