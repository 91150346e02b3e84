import { draftAdditions } from '@portal/contract';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { requestIn } from '../testing/request-in';
import { Component } from './request.screen';

const meta = {
  title: 'Screens/Requests/Request',
  component: Component,
  parameters: requestIn('pending-child', 'ADD_CHILD'),
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Withdrawn: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Our move: we decide by \d+ \w+ 20\d\d\.$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel request' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel request' }));
    await expect(await canvas.findByText(/your request is cancelled. Nothing changed on your policy/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to requests' })).toHaveAttribute('href', '/requests');
  },
};

export const DeclinedThenCorrected: Story = {
  parameters: requestIn('pending-several', 'UPDATE_CHILD', 'DECLINED'),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText(/^Declined on .+: The document is not readable\.$/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Update child' })).toHaveTextContent('Zayd');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct and send again' }));
    await waitFor(async () => {
      const drafts = await loaded.visit.auth.api.call(draftAdditions.drafts, { policyNumber: '7000010343' });
      await expect(drafts).toMatchObject({ data: [{ form: 'UPDATE_CHILD', values: { First_Name: 'Zayd' } }] });
    });
  },
};

export const NoSuchRequest: Story = {
  parameters: { path: '/requests/00000000-0000-4000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no such request on this policy/)).toBeVisible();
  },
};

export const ForStaff: Story = {
  parameters: {
    ...requestIn('pending-several', 'UPDATE_CHILD', 'DECLINED'),
    staff: 'consultant',
    servicing: '7000010343',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Correct and send again' })).toBeNull();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('This request could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Our move: we decide/)).toBeVisible();
});
