import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as DocumentsScreen } from '../../documents.screen';
import { card, fitsTheScreen } from '../../testing/plays';

const meta = {
  title: 'Screens/Documents/Schedule to read',
  component: DocumentsScreen,
  parameters: { scenario: 'family-active', path: '/documents?read=schedule' },
} satisfies Meta<typeof DocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Family: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Policy schedule' })).toBeVisible();
    const covered = await card(canvas, 'Who is covered');
    const table = within(covered.getByRole('table', { name: 'Who is covered' }));
    await expect(table.getByRole('rowheader', { name: 'Thandi Nkosi' })).toBeVisible();
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    await expect(covered.getByText(/is covered for any cause\.$/)).toBeVisible();
    const policy = await card(canvas, 'Your policy');
    await expect(policy.getByText('7000010012')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print this page' })).toBeVisible();
  },
};

export const ThereAndBack: Story = {
  parameters: { path: '/documents' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Read it here' }));
    await card(canvas, 'Who is paid');
    await expect(document.activeElement?.id).toBe('main');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your documents' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  },
};

export const LongNamesOnASmallPhone: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await card(canvas, 'Who is covered');
    await fitsTheScreen();
  },
};

export const LargeFamily: Story = { parameters: { scenario: 'large-family' } };

export const NotWhileLapsed: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This is not possible while the status of your policy is "Lapsed".'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your documents' })).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The schedule could not be loaded', async ({ canvas }) => {
  await card(canvas, 'Who is covered');
});
