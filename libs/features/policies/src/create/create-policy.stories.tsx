import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as CreatePolicyScreen } from './create-policy.screen';
import { choose, heading, press } from './testing/fill-in';

const meta = {
  title: 'Screens/Policies/Take out a policy',
  component: CreatePolicyScreen,
  parameters: { scenario: 'family-active', path: '/create-policy' },
} satisfies Meta<typeof CreatePolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosingAPlan: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(await heading(page, 'Choose a plan')).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Your premium' })).toHaveTextContent('Choose a plan');
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Select who you want to cover'))[0]).toBeVisible();
    await choose(page, 'Me, my spouse and our children', /^Silver Family Plan/);
    await expect(await canvas.findByText(/^R.119.00 a month$/)).toBeVisible();
    await choose(page, 'Only me');
    await expect(await canvas.findByText(/^R.71.00 a month$/)).toBeVisible();
    await press(page, 'Continue');
    await expect(await heading(page, 'Your details')).toBeVisible();
  },
};
