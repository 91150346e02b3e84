import { anIdNumber } from '@portal/domain/testing';
import { scenario } from '@portal/scenarios';
import { fails, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { confirmWithPin, confirmWithWrongPin, fitsTheScreen, giveShare, hasJustChangedNumber } from '../testing/plays';
import { Component as AddBeneficiaryScreen } from './add-beneficiary.screen';

const meta = {
  title: 'Screens/Beneficiaries/Add beneficiary',
  component: AddBeneficiaryScreen,
  parameters: { scenario: 'family-active', path: '/beneficiary/add-beneficiary' },
} satisfies Meta<typeof AddBeneficiaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Parameters<NonNullable<Story['play']>>[0];

const sizwe = anIdNumber({ born: '1990-05-06', gender: 'MALE' });
const thandi = scenario('family-active').seed.policies[0]?.MainMember.Id_Number ?? '';

async function fillIn({ canvas, userEvent }: Pick<Tools, 'canvas' | 'userEvent'>, idNumber = sizwe) {
  await userEvent.selectOptions(await canvas.findByLabelText('Title'), 'MR');
  await userEvent.type(canvas.getByLabelText('First name'), 'Sizwe');
  await userEvent.type(canvas.getByLabelText('Surname'), 'Nkosi');
  await userEvent.selectOptions(canvas.getByLabelText('This person is my'), 'BROTHER');
  await userEvent.click(canvas.getByLabelText('South African ID number'));
  await userEvent.type(canvas.getByLabelText('ID number'), idNumber);
  await userEvent.type(canvas.getByLabelText('Cellphone number'), '0821234567');
  await userEvent.click(canvas.getByLabelText(/I confirm that I may share/));
}
const goOn = ({ canvas, userEvent }: Pick<Tools, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Continue' }));

export const FromFormToNewSplit: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await expect(await canvas.findByText(/You confirm this change with a one-time PIN/)).toBeVisible();
    await fillIn(tools);
    await expect(canvas.getByText(/Nothing is left to give/)).toBeVisible();
    await giveShare(tools, 'Sipho Nkosi', '50');
    await expect(canvas.getByText('20 % left to give')).toBeVisible();
    await giveShare(tools, 'Sizwe Nkosi', '20');
    await expect(canvas.getByText('All 100 % is shared out')).toBeVisible();
    await goOn(tools);

    const table = within(await canvas.findByRole('table', { name: 'Who is paid what' }));
    await expect(table.getByRole('row', { name: /Sipho Nkosi 70\s% 50\s% R\s15\s000/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Sizwe Nkosi - 20\s% R\s6\s000/ })).toBeVisible();
    await expect(canvas.getByText(`*********${sizwe.slice(-4)}`)).toBeVisible();
    await confirmWithPin(tools);

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await expect(canvas.getByText('20 % (R 6 000)')).toBeVisible();
  },
};

export const SharedEqually: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share equally' }));
    await expect(canvas.getByRole('textbox', { name: 'Sipho Nkosi' })).toHaveValue('34');
    await expect(canvas.getByRole('textbox', { name: 'The new beneficiary' })).toHaveValue('33');
    await expect(canvas.getByText('All 100 % is shared out')).toBeVisible();
  },
};

export const FirstOneGetsEverything: Story = {
  parameters: { scenario: 'no-beneficiary' },
  play: async (tools) => {
    const { canvas } = tools;
    await expect(await canvas.findByText(/The new beneficiary: 100 %/)).toBeVisible();
    await fillIn(tools);
    await expect(canvas.getByText(/Sizwe Nkosi: 100 %/)).toBeVisible();
    await goOn(tools);
    await confirmWithPin(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
  },
};

export const NothingTyped: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await canvas.findByRole('button', { name: 'Continue' });
    await goOn(tools);
    const summary = within(await canvas.findByRole('alert', { name: 'There is a problem' }));
    for (const sentence of [
      ...["Select the beneficiary's relationship to you", 'Phone number is required', 'Enter the benefit share'],
      'Confirm that you may share this person’s information',
    ]) {
      await expect(summary.getByRole('link', { name: sentence })).toBeVisible();
    }
  },
};

export const TooMuch: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await fillIn(tools);
    await giveShare(tools, 'Sizwe Nkosi', '5');
    await expect(canvas.getByText('5 % too much')).toBeVisible();
    await goOn(tools);
    const sentence = 'Beneficiary shares must add up to 100%';
    await expect(await canvas.findByRole('link', { name: sentence })).toBeVisible();
    await tools.userEvent.click(canvas.getByRole('link', { name: sentence }));
    await expect(canvas.getByRole('textbox', { name: 'Sipho Nkosi' })).toHaveFocus();
  },
};

export const Yourself: Story = {
  play: async (tools) => {
    await fillIn(tools, thandi);
    await giveShare(tools, 'Grace Dlamini', '10');
    await giveShare(tools, 'Sizwe Nkosi', '20');
    await goOn(tools);
    await expect(await tools.canvas.findByRole('link', { name: 'You cannot nominate yourself' })).toBeVisible();
  },
};

export const TooYoung: Story = {
  play: async (tools) => {
    await fillIn(tools, anIdNumber({ born: '2010-05-06', gender: 'MALE' }));
    await goOn(tools);
    const sentence =
      /A beneficiary must be 18 years or older. To nominate a trust or guardian for a child, call 086 000 7580/;
    await expect(await tools.canvas.findByRole('link', { name: sentence })).toBeVisible();
  },
};

export const WrongPin: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await fillIn(tools);
    await tools.userEvent.click(canvas.getByRole('button', { name: 'Share equally' }));
    await goOn(tools);
    await confirmWithWrongPin(tools);
    await expect(await canvas.findByText('The one-time PIN is incorrect or has expired.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  },
};

export const NoMoreThanFive: Story = {
  parameters: { scenario: 'five-beneficiaries' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can nominate at most 5 beneficiaries')).toBeVisible();
    await expect(canvas.queryByLabelText('First name')).not.toBeInTheDocument();
  },
};

export const HeldForADay: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await hasJustChangedNumber(loaded.visit);
    await expect(await canvas.findByText(/you can make this change from/)).toBeVisible();
  },
};

export const Lapsed: Story = { parameters: { scenario: 'lapsed' } };

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: /Oluwaseun-Ayodeji/ });
    await fitsTheScreen(canvasElement);
  },
};

export const Loading: Story = loading();
export const Fails: Story = fails('Your beneficiaries could not be loaded');
