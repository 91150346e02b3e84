import { press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Component as ProposedExtendedMemberScreen } from './proposed-extended-member.screen';
import { memberOf } from './testing/member-of';

const at = (id: string) => `/extended/new-member-details/${id}`;

const meta = {
  title: 'Screens/Dependants/Proposed extended member',
  component: ProposedExtendedMemberScreen,
  parameters: { scenario: 'pending-several', path: at(memberOf('pending-several').id) },
} satisfies Meta<typeof ProposedExtendedMemberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnRemovalTakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Extended member: Ghalieb D.')).toBeVisible();
    await expect(canvas.getByText(/-R.23/)).toBeVisible();
    await press({ canvas, userEvent }, 'Cancel request');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel request' }));
    await expect(await canvas.findByText(/your request is cancelled. Nothing changed/)).toBeVisible();
  },
};

export const NothingWaits: Story = {
  parameters: { scenario: 'family-active', path: at(memberOf('family-active').id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no pending change for this record.')).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('This change could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Cancel request' })).toBeVisible();
});
