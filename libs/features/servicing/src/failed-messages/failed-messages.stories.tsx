import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as ServicingScreen } from '../servicing.screen';

const meta = {
  title: 'Screens/Servicing/Messages that failed',
  component: ServicingScreen,
  parameters: { scenario: 'busy-queue', path: '/desk', staff: 'consultant' },
} satisfies Meta<typeof ServicingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = { name: 'Messages that could not be sent' };

export const SentAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', region));
    await expect(
      list.getByText(/^Policy 7000010616. To 082 \*\*\* 0000, 19 November 2026. The SMS gateway/),
    ).toBeVisible();
    await expect(list.getByText(/^The number on the policy is now/)).toBeVisible();
    await expect(list.getByText('The number has not changed. Correct it first if it is wrong.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /Send again.*7000010616/ }));
    await expect(
      await list.findByText(/^Approve your debit order is on its way to 0\d\d \*\*\* \d{4}\.$/),
    ).toBeVisible();
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(list.getByRole('button', { name: /Send again/ }));
    await waitFor(() => expect(list.queryAllByRole('listitem')).toHaveLength(0));
  },
};

export const ALetterThatWasPostedByHand: Story = {
  parameters: { scenario: 'continuing-spouse' },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', region));
    await userEvent.click(await list.findByText('Read the letter'));
    await expect(list.getByText('Nomvula Ngcobo')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /I posted it.*7000010954/ }));
    await expect(await list.findByText(/^Noted as posted to [\w ]+, \d{4}: The others stay covered\.$/)).toBeVisible();
    await waitFor(() => expect(list.queryAllByRole('listitem')).toHaveLength(0));
  },
};

export const ForAdministrators: Story = {
  parameters: { staff: 'portalAdmin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', region)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', region)).toBeVisible();
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InTheDark: Story = { ...ForAdministrators, parameters: { theme: 'dark' } };

export const NoneFailed: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No policy is open/)).toBeVisible();
    await expect(canvas.queryByRole('region', region)).toBeNull();
  },
};

export const FailsUntilReload: Story = {
  parameters: { fault: 500 },
  play: async ({ canvas, userEvent, loaded }) => {
    const list = within(await canvas.findByRole('region', region));
    await expect(list.getByText('The messages that could not be sent could not be loaded')).toBeVisible();
    loaded.visit.network.mend();
    await userEvent.click(list.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  },
};
