import { followAway } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Component as CreatePolicyScreen } from './create-policy.screen';

const meta = {
  title: 'Screens/Servicing/Take out a policy',
  component: CreatePolicyScreen,
  parameters: { scenario: 'single-member', path: '/create-policy', staff: 'consultant', servicing: '7000010038' },
} satisfies Meta<typeof CreatePolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhatIsChosenIsAskedAbout: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.click((await canvas.findAllByRole('radio'))[0] as HTMLElement);
    await followAway(play, 'Find another policy', 'Stay on this page');
    await expect((await canvas.findAllByRole('radio'))[0]).toBeChecked();
    await followAway(play, 'Find another policy', 'Leave');
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: 'Choose a plan' })).toBeNull());
  },
};

export const NothingIsKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible();
    await expect(canvas.getByText('Nothing is kept until you send it: stay on these pages.')).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('radio'))[0] as HTMLElement);
    await expect(canvas.queryByText(/not saved/i)).toBeNull();
  },
};
