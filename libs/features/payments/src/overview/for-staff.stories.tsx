import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as PaymentsScreen } from './payments.screen';

const meta = {
  title: 'Screens/Servicing/Payments',
  component: PaymentsScreen,
  parameters: { scenario: 'in-grace', path: '/payments', staff: 'consultant', servicing: '7000010020' },
} satisfies Meta<typeof PaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinkInsteadOfPaying: Story = {
  play: async ({ canvas, userEvent }) => {
    const pay = within(await canvas.findByRole('region', { name: 'Let the policyholder pay' }));
    await expect(canvas.queryByRole('link', { name: /^Pay .* now$/ })).toBeNull();
    await userEvent.click(pay.getByRole('button', { name: 'Send payment link' }));
    await expect(await pay.findByText(/^Sent by SMS to 0\d\d \*\*\* \d{4}\.$/)).toBeVisible();
  },
};

export const SentThreeTimesToday: Story = {
  play: async ({ canvas, userEvent }) => {
    const pay = within(await canvas.findByRole('region', { name: 'Let the policyholder pay' }));
    for (let times = 0; times < 3; times += 1) {
      await userEvent.click(await pay.findByRole('button', { name: /^Send (the )?payment link/ }));
      await pay.findByText(/^Sent by SMS/);
      await pay.findByRole('button', { name: 'Send the payment link again' });
    }
    await userEvent.click(pay.getByRole('button', { name: 'Send the payment link again' }));
    await expect(await pay.findByText(/^The link was sent 3 times today/)).toBeVisible();
  },
};

export const NothingCanBePaid: Story = {
  parameters: { scenario: 'paid-up', servicing: '7000010509' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What is due' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Let the policyholder pay' })).toBeNull();
  },
};
