import { followAway } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component } from './debit-exceptions.screen';

const meta = {
  title: 'Screens/Open items/Debit orders to look into',
  component: Component,
  parameters: { scenario: 'busy-queue', path: '/desk/debit-orders', staff: 'consultant' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const card = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(await canvas.findByRole('article', { name }));
const died = 'The account holder may have died';

export const WhatIsHeld: Story = {
  play: async (play) => {
    const { canvas } = play;
    const first = await card(play, died);
    await expect(first.getByText('Holds the policy')).toBeVisible();
    await expect(first.getByText('The bank does not allow payments from this account now')).toBeVisible();
    await expect(first.getByText(/^The policy does not lapse/)).toBeVisible();
    await expect(first.getByRole('link', { name: '7000010616' })).toHaveAttribute(
      'href',
      '/desk?policy=7000010616&returnTo=%2Fdesk%2Fdebit-orders',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect((await card(play, 'The bank names a debit that is not ours')).getByText('Nothing')).toBeVisible();
  },
};

export const TheMainMemberDied: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const first = await card(play, died);
    await userEvent.click(first.getByRole('button', { name: 'Close it' }));
    await userEvent.click(first.getByRole('button', { name: 'Close' }));
    await expect(first.getAllByText('Select what you found')[0]).toBeVisible();
    await userEvent.click(first.getByRole('radio', { name: 'The main member died' }));
    await userEvent.type(first.getByRole('textbox'), 'The daughter told us on the phone');
    await followAway({ ...play, canvas: first }, '7000010616', 'Stay on this page');
    await userEvent.click(first.getByRole('button', { name: 'Close' }));
    await expect(
      await canvas.findByText('Noted. The policy does not lapse. Take the claim with the family next.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const TheHolderLives: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const first = await card(play, died);
    await userEvent.click(first.getByRole('button', { name: 'Close it' }));
    await userEvent.click(first.getByRole('radio', { name: 'The account holder lives' }));
    await userEvent.type(first.getByRole('textbox'), 'Spoke to him, his bank froze the account');
    await userEvent.click(first.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText(/^Noted\./)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: died })).toBeNull());
  },
};

export const SaysWhatFollows: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const silent = await card(play, 'The bank has not answered');
    await userEvent.click(silent.getByRole('button', { name: 'Close it' }));
    await expect(silent.getByText(/^The bank is asked again on every business day/)).toBeVisible();
    await userEvent.type(silent.getByRole('textbox'), 'The bank looks for it');
    await userEvent.click(silent.getByRole('button', { name: 'Go back' }));
    await userEvent.click(silent.getByRole('button', { name: 'Close it' }));
    await expect(silent.getByRole('textbox')).toHaveValue('The bank looks for it');
    await userEvent.click(silent.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText(/^Noted. The bank is asked again/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    await play.userEvent.click((await card(play, died)).getByRole('button', { name: 'Close it' }));
    const { documentElement } = play.canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InTheDark: Story = { ...WhatIsHeld, parameters: { theme: 'dark' } };

export const Empty: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no debit order to look into.')).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The debit orders could not be loaded', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
});
