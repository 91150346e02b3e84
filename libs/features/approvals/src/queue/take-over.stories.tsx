import { follow, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { askToTakeOver } from '../testing/ask-to-take-over';
import { Component } from './approvals.screen';

const meta = {
  title: 'Screens/Approvals/Somebody takes over a policy',
  component: Component,
  parameters: { scenario: 'claim-estate', staff: 'consultant', path: '/desk/approvals' },
  beforeEach: async ({ loaded }) => askToTakeOver(loaded['visit']),
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const openIt = async (play: Play) => {
  await follow(play, /^Take over the policy/);
  return within(await play.canvas.findByRole('table', { name: 'Current beside proposed' }));
};

/** Who held the policy and who would, the plan, the premium and who is paid: one beside the other. */
export const CurrentBesideProposed: Story = {
  play: async (play) => {
    const table = await openIt(play);
    await expect(await play.canvas.findByRole('heading', { level: 1, name: 'Take over the policy' })).toBeVisible();
    for (const [label, before, after] of [
      ['Policyholder', 'Lawrence Phiri', 'Ruth Phiri'],
      ['Plan', 'Silver Family Plan', 'Silver Single Member Plan'],
      ['Paid on death', '-', 'Lindiwe Phiri 100%'],
    ]) {
      const row = table.getByRole('row', { name: new RegExp(`^${label}`) });
      await expect(row).toHaveTextContent(before ?? '');
      await expect(row).toHaveTextContent(after ?? '');
    }
  },
};

export const OnAPhone: Story = { ...CurrentBesideProposed, globals: { viewport: { value: 'phone' } } };

export const Approved: Story = {
  play: async (play) => {
    await openIt(play);
    await press(play, 'Take on this request');
    await press(play, 'Approve');
    await press(play, 'Yes, approve');
    await expect(await play.canvas.findByText(/^Take over the policy: approved/)).toBeVisible();
  },
};

/** What was changed after the death is decided first: whoever goes on has the policy as it is then. */
export const AfterWhatTheDeathUndoes: Story = {
  parameters: { scenario: 'claim-minor-payee' },
  play: async (play) => {
    await openIt(play);
    await press(play, 'Take on this request');
    await press(play, 'Approve');
    await press(play, 'Yes, approve');
    const refusal = 'What was changed after the death is not decided yet. An administrator decides first.';
    await expect(await play.canvas.findByText(refusal)).toBeVisible();
  },
};
