import { followAway } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component } from './unused-money.screen';

const meta = {
  title: 'Screens/Open items/Unused money',
  component: Component,
  parameters: { scenario: 'busy-queue', path: '/desk/unused-money', staff: 'portalAdmin' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const card = async ({ canvas }: Pick<Play, 'canvas'>, name: RegExp) =>
  within(await canvas.findByRole('article', { name }));

export const OldestFirst: Story = {
  play: async (play) => {
    const { canvas } = play;
    const oldest = await card(play, /^R\s120, 17 August 2026/);
    await expect(oldest.getByText('The reference belongs to no policy')).toBeVisible();
    await expect(oldest.getByText('Waiting over 30 days')).toBeVisible();
    await expect(oldest.getByText('95 days')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const MatchedToAPolicy: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const money = await card(play, /^R\s120,/);
    await userEvent.click(money.getByRole('button', { name: 'Match to a policy' }));
    await expect(money.getByRole('heading', { name: /^Match R\s120 to a policy/ })).toHaveFocus();
    await userEvent.click(money.getByRole('button', { name: 'Book as a payment' }));
    await expect(money.getAllByText('Say why')[0]).toBeVisible();
    await userEvent.type(money.getByRole('textbox', { name: 'Policy number' }), '7000010616');
    await userEvent.type(money.getByRole('textbox', { name: 'Reason' }), 'Two digits were swapped');
    await userEvent.click(money.getByRole('button', { name: 'Book as a payment' }));
    await expect(await canvas.findByText('R 120 is a payment of policy 7000010616 now.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

export const NoSuchPolicy: Story = {
  play: async (play) => {
    const { userEvent } = play;
    const money = await card(play, /^R\s120,/);
    await userEvent.click(money.getByRole('button', { name: 'Match to a policy' }));
    await userEvent.type(money.getByRole('textbox', { name: 'Policy number' }), '7000099999');
    await userEvent.type(money.getByRole('textbox', { name: 'Reason' }), 'Two digits were swapped');
    await userEvent.click(money.getByRole('button', { name: 'Book as a payment' }));
    await expect((await money.findAllByText(/There is no policy with this number|not valid/))[0]).toBeVisible();
  },
};

export const RefundAskedFor: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const money = await card(play, /^R\s120,/);
    await userEvent.click(money.getByRole('button', { name: 'Ask for a refund' }));
    await userEvent.type(money.getByRole('textbox', { name: 'Reason' }), 'Nobody is known');
    await userEvent.click(money.getByRole('button', { name: 'Ask for the refund' }));
    await expect(await canvas.findByText('The refund of R 120 waits for another administrator.')).toBeVisible();
    const asked = await card(play, /^R\s120,/);
    await expect(await asked.findByText(/^You asked for this refund/)).toBeVisible();
    await expect(asked.queryByRole('button', { name: 'Confirm the refund' })).toBeNull();
    await expect(asked.getByRole('button', { name: 'Take it back' })).toBeVisible();
  },
};

export const WhatIsTypedIsAskedAbout: Story = {
  play: async (play) => {
    const { userEvent } = play;
    const asked = await card(play, /^R\s236,/);
    const comment = () => asked.getByRole('textbox', { name: /^Comment/ });
    await userEvent.click(asked.getByRole('button', { name: 'Confirm the refund' }));
    await userEvent.type(comment(), 'Called her, it is her account');
    await followAway({ ...play, canvas: asked }, '7000010640', 'Stay on this page');
    await userEvent.click(asked.getByRole('button', { name: 'Go back' }));
    await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
    await expect(comment()).toHaveValue('');
  },
};

export const ConfirmedAndPaid: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const asked = await card(play, /^R\s236,/);
    await expect(asked.getByText('Nomsa Dlamini: The policy was cancelled before the payment')).toBeVisible();
    await expect(asked.getByText(/^Nokuthula Radebe, Absa Bank, \*+\d{4}$/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Confirm the refund' }));
    await userEvent.click(asked.getByRole('button', { name: 'Confirm the refund' }));
    await expect(await canvas.findByText('R 236 is to be paid back now.')).toBeVisible();
    const confirmed = await card(play, /^R\s236,/);
    await userEvent.click(await confirmed.findByRole('button', { name: 'Mark as paid' }));
    await userEvent.type(confirmed.getByRole('textbox', { name: 'Reference of the payment' }), 'EFT 20261120 17');
    await userEvent.type(confirmed.getByRole('textbox', { name: 'Last four digits of the account' }), '7890');
    await userEvent.click(confirmed.getByRole('button', { name: 'Mark as paid' }));
    await expect(
      await canvas.findByText('The refund of R 236 is noted as paid, and the policyholder is told.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

export const ForConsultants: Story = {
  parameters: { staff: 'consultant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('An administrator decides about this.')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Match to a policy' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    await play.userEvent.click((await card(play, /^R\s120,/)).getByRole('button', { name: 'Match to a policy' }));
    const { documentElement } = play.canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InTheDark: Story = { ...OldestFirst, parameters: { theme: 'dark' } };

export const Empty: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every payment buys cover, or was paid back.')).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The unused money could not be loaded', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
});
