import { fillIn, follow, heading, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as CreatePolicyScreen } from '../../create-policy.screen';
import { familyOfEight } from '../../testing/an-application';
import { begun } from '../../testing/begun';

const meta = {
  title: 'Screens/Policies/Take out a policy/Review',
  component: CreatePolicyScreen,
  parameters: { scenario: 'family-active', path: '/create-policy' },
} satisfies Meta<typeof CreatePolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: string) => ({ path: `/create-policy?step=${step}` });
const withFamily = [begun(familyOfEight)];

export const ReviewUnfinished: Story = {
  parameters: at('review'),
  decorators: [begun({ ...familyOfEight, benefits: {}, me: {}, Beneficiaries: [] })],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await press(page, 'Send application');
    await expect(await canvas.findByText('Before you can send your application')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your details: Select yes or no' })).toBeVisible();
    await follow(page, 'Who is paid: Add at least one beneficiary');
    await expect(await heading(page, 'Who is paid')).toBeVisible();
    await expect(canvas.getByText('Add at least one beneficiary')).toBeVisible();
  },
};

export const FromReviewAndBack: Story = {
  parameters: at('review'),
  decorators: withFamily,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await follow(page, 'Change Extended member: Petrus Nkosi');
    await expect(await heading(page, 'Change an extended member')).toBeVisible();
    await fillIn(page, { 'First name': 'Piet' });
    await press(page, 'Save changes');
    await press(page, 'Continue');
    await expect(await heading(page, 'Check your application')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Extended member: Piet Nkosi' })).toBeVisible();
  },
};

export const Sent: Story = {
  parameters: at('declarations'),
  decorators: withFamily,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await heading(page, 'Declarations');
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await press(page, 'Continue');
    await expect(await heading(page, 'Check your application')).toBeVisible();
    const premium = await canvas.findByText(/^R.\d+ a month$/, { selector: '[role=status]' });
    const said = premium.textContent.replace(/\s/g, ' ');
    await press(page, 'Send application');
    await expect(await heading(page, 'Application sent')).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
    await expect(canvas.getByText(/^7\d{9}$/)).toBeVisible();
    await expect(canvas.getByText(said)).toBeVisible(); // what was in view is what the service asks
    await expect(canvas.getByText('Ayanda Nkosi')).toBeVisible();
    await expect(canvas.getAllByText('Birth certificate or ID')).toHaveLength(3);
    await follow(page, 'Back to policies');
    await expect(await canvas.findByText('Pending')).toBeVisible();
  },
};
