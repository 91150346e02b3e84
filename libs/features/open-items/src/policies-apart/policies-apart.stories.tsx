import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component } from './policies-apart.screen';

const meta = {
  title: 'Screens/Open items/Policies set apart',
  component: Component,
  parameters: { scenario: 'busy-queue', path: '/desk/policies-apart', staff: 'consultant' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TriedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const policy = within(await canvas.findByRole('article', { name: 'Policy 7000010632' }));
    await expect(policy.getByText('A value of the record cannot be used: Monthly_Premium')).toBeVisible();
    await expect(policy.getByText('7 times')).toBeVisible();
    await userEvent.click(policy.getByRole('button', { name: /^Try again/ }));
    await expect(await canvas.findByText('Policy 7000010632 is settled again.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: /^Policy / })).toBeNull());
  },
};

export const APieceOfWork: Story = {
  play: async ({ canvas, userEvent }) => {
    const item = within(await canvas.findByRole('article', { name: 'Reminding whoever claims' }));
    await expect(item.getByText('3 times')).toBeVisible();
    await userEvent.click(item.getByRole('button', { name: /^Try again/ }));
    await expect(
      await canvas.findByText('Reminding whoever claims: its job tries it again with its next round.'),
    ).toBeVisible();
  },
};

export const APieceOfWorkWithoutAnAnswer: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const item = within(await canvas.findByRole('article', { name: 'Reminding whoever claims' }));
    loaded.visit.network.break('offline');
    await userEvent.click(item.getByRole('button', { name: /^Try again/ }));
    await expect(await item.findByRole('alert')).toBeVisible();
    await expect(item.getByRole('button', { name: /^Try again/ })).toBeEnabled();
  },
};

export const WithoutAnAnswer: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const again = await canvas.findByRole('button', { name: /^Try again.*policy/ });
    loaded.visit.network.break('offline');
    await userEvent.click(again);
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
    await expect(again).toBeEnabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('article', { name: /^Policy / })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InTheDark: Story = {
  parameters: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /^Policy / })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every policy is settled.')).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The policies could not be loaded', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')[0]).toBeVisible());
});
