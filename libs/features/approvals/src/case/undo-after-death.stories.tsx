import { type Meta, type StoryObj } from '@storybook/react-vite';
import { press } from '@portal/forms/testing';
import { expect, within } from 'storybook/test';
import { showCaseAs } from '../testing/as-if';
import { requestIn } from '../testing/request-in';
import { panel, takeOn } from '../testing/take-on';
import { Component } from './approval.screen';

const meta = {
  title: 'Screens/Approvals/Changes after a death',
  component: Component,
  parameters: { ...requestIn('claim-minor-payee', 'UNDO_AFTER_DEATH'), staff: 'portalAdmin' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Field by field how it is and how it will be, and by whom and when each was changed. */
export const FieldByField: Story = {
  play: async (play) => {
    const { canvas } = play;
    const heading = { level: 1, name: 'Undo changes after a death' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Current beside proposed' }));
    const row = table.getByRole('row', { name: /^Main member: Email address/ });
    await expect(row).toHaveTextContent('s.fortuin.73@mailbox.example');
    await expect(
      canvas.getByText(/^Update contact details: made on .*, asked for with the main member’s sign-in\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Johan Steyn \(Consultant\)/)).toBeVisible();
    const decision = await takeOn(play);
    await expect(decision.getByRole('button', { name: 'Decline' })).toBeEnabled();
    await expect(decision.queryByRole('button', { name: 'Ask for more' })).toBeNull();
  },
};

export const OnAPhone: Story = { ...FieldByField, globals: { viewport: { value: 'phone' } } };

export const Approved: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await takeOn(play);
    await press(play, 'Confirm as second person');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I looked at each of these changes myself.' }));
    await press(play, 'Yes, confirm');
    await expect(await canvas.findByText(/^Undo changes after a death: approved/)).toBeVisible();
  },
};

export const Declined: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await takeOn(play);
    await press(play, 'Decline');
    await expect(canvas.getByText('It stays with this request. 5 to 250 characters.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'The family asked for it.');
    await press(play, 'Decline request');
    await expect(
      await canvas.findByText('Undo changes after a death: declined. Everything stays as it is.'),
    ).toBeVisible();
  },
};

/** Somebody else has set a field since: it stays, and the rest can still go back. */
export const SomethingStays: Story = {
  play: async (play) => {
    const decision = await takeOn(play);
    showCaseAs(play.loaded['visit'].auth.client, () => ({
      drift: [{ label: 'Main member: Cellphone number', then: '082 999 0000', now: '082 666 0002' }],
    }));
    await expect(await play.canvas.findByText(/^Somebody has changed this since the request was made/)).toBeVisible();
    await expect(decision.getByRole('button', { name: 'Confirm as second person' })).toBeEnabled();
  },
};

/** Whoever confirmed the death, or is no administrator, reads it and does not decide. */
export const NotTheirsToDecide: Story = {
  parameters: { staff: 'consultant' },
  play: async (play) => {
    const decision = await panel(play);
    await expect(decision.getByText('An administrator confirms this as the second person.')).toBeVisible();
    await expect(decision.queryByRole('button', { name: 'Take on this request' })).toBeNull();
  },
};
