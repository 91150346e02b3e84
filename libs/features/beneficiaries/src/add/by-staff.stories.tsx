import { anIdNumber } from '@portal/domain/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { giveShare } from '../testing/plays';
import { Component as AddBeneficiaryScreen } from './add-beneficiary.screen';

const meta = {
  title: 'Screens/Servicing/Nomination',
  component: AddBeneficiaryScreen,
  beforeEach: () => void (window.name = ''),
  parameters: {
    scenario: 'family-active',
    path: '/beneficiary/add-beneficiary',
    staff: 'portalAdmin',
    servicing: '7000010012',
  },
} satisfies Meta<typeof AddBeneficiaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An administrator lets the policyholder nominate somebody of 16, with a reason. */
export const OfSixteen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Title'), 'MR');
    await userEvent.type(canvas.getByLabelText('First name'), 'Sizwe');
    await userEvent.type(canvas.getByLabelText('Surname'), 'Nkosi');
    await userEvent.selectOptions(canvas.getByLabelText('This person is my'), 'BROTHER');
    await userEvent.click(canvas.getByLabelText('South African ID number'));
    await userEvent.type(canvas.getByLabelText('ID number'), anIdNumber({ born: '2010-05-06', gender: 'MALE' }));
    await userEvent.type(canvas.getByLabelText('Cellphone number'), '0821234567');
    await userEvent.click(canvas.getByLabelText(/I confirm that I may share/));
    await giveShare({ canvas, userEvent }, 'Sipho Nkosi', '50');
    await giveShare({ canvas, userEvent }, 'Sizwe Nkosi', '20');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect((await canvas.findAllByText(/^A beneficiary must be 18 years or older/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Override a rule for this person/ }));
    await userEvent.type(canvas.getByLabelText('Reason for overriding this rule'), 'Heads the household by order');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(canvas.getByText('Heads the household by order')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and send' }));
    await expect(await canvas.findByText(/^Add beneficiary: sent\./)).toBeVisible();
  },
};
