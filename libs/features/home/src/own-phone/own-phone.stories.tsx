import { destroyCopy, type KeptCopy, waitingOnThisPhone, writeCopy } from '@portal/policy-workflow/own-phone';
import { aWaitingChange } from '@portal/policy-workflow/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { Component as HomeScreen } from '../home.screen';

const meta = {
  title: 'Screens/Home/On this phone',
  component: HomeScreen,
  beforeEach: async () => {
    await destroyCopy();
    return async () => {
      onlineManager.setOnline(true);
      await destroyCopy();
    };
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const covered = { tone: 'green', isOutlined: false, sentence: 'Covered, whatever the cause' } as const;
const aCopy: KeptCopy = {
  at: '2026-11-14T14:02:00.000Z',
  userId: 'somebody',
  policyNumber: '7000010012',
  cover: {
    headline: 'Today, 14 November 2026: both of you are covered.',
    people: [
      {
        id: '1',
        name: 'Thandi Nkosi',
        who: 'You, 41',
        amount: 'R 30 000',
        bar: { now: 1, waiting: 0, limit: 0 },
        ...covered,
      },
      {
        id: '2',
        name: 'Sipho Nkosi',
        who: 'Spouse, 44',
        amount: 'R 30 000',
        bar: { now: 1, waiting: 0, limit: 0 },
        ...covered,
      },
    ],
    next: null,
  },
};
const label = 'This is my phone: keep a copy on it';

export const Kept: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, userEvent }) => {
    const tick = await canvas.findByLabelText(label);
    await expect(tick).not.toBeChecked();
    await userEvent.click(tick);
    await expect(await canvas.findByText(/^Kept at \d\d:\d\d\.$/)).toBeVisible();
    await expect(canvas.getByLabelText(label)).toBeChecked();
  },
};

/** No network from the start: the copy of another visit is all there is. */
export const WithoutANetwork: Story = {
  parameters: { scenario: 'family-active', frame: 'portal' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: async () => {
    await writeCopy(aCopy);
    onlineManager.setOnline(false);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^We cannot reach the service now\..* 14 November 2026 at 16:02/),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: aCopy.cover.headline })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Barcode of your Pay@ number' })).toBeVisible();
  },
};
export const NothingKept: Story = {
  parameters: { scenario: 'family-active' },
  beforeEach: () => onlineManager.setOnline(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline. We load this as soon as there is a network.')).toBeVisible();
  },
};

/** Loaded without a network after three changes were confirmed: none has gone out, one nobody can be sure of, and one was refused. */
export const ChangesWait: Story = {
  ...WithoutANetwork,
  beforeEach: async () => {
    const { userId, policyNumber } = aCopy;
    await writeCopy(aCopy);
    const change = (key: string, more: Partial<ReturnType<typeof aWaitingChange>>) =>
      waitingOnThisPhone.put(aWaitingChange(key, { userId, policyNumber, ...more }));
    await change('first', { at: '2026-11-20T06:00:00.000Z' });
    await change('second', { at: '2026-11-20T06:01:00.000Z', wasTried: true });
    await change('third', { at: '2026-11-20T06:02:00.000Z', refusal: 'This child is on the policy already.' });
    onlineManager.setOnline(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Waiting for a network\. Nothing has been sent yet\./)).toBeVisible();
    await expect(canvas.getByText(/^Waiting for a network\. No answer has come, .* It counts once\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Not sent: This child is on the policy already\./)).toBeVisible();
  },
};
