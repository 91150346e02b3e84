import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Component as StillAliveScreen } from './still-alive.screen';
import { reportHolder } from './testing/report-holder';

const meta = {
  title: 'Screens/I am alive',
  component: StillAliveScreen,
  parameters: { scenario: 'family-active', path: '/still-alive' },
} satisfies Meta<typeof StillAliveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const told = 'We were told on 20 November 2026 that you died. If you are reading this and it is wrong, tell us.';
const nobody = 'Nobody has told us that you died.';

export const SaidWithAPin: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const { visit } = loaded;
    await canvas.findByText(nobody);
    await reportHolder(visit);
    await expect(await canvas.findByText(told)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I am alive' }));
    await expect(await canvas.findByText('Enter the one-time PIN')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a PIN to your cellphone' }));
    await canvas.findByText(/^We have sent a one-time PIN/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time PIN' }), await visit.readPin());
    await userEvent.click(canvas.getByRole('button', { name: 'I am alive' }));
    await expect(
      await canvas.findByText('Thank you. Nothing on your policy has changed. We are sorry for the fright.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go home' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
    await canvas.findByText(/all 5 of you are covered\.$/);
    await waitFor(() => expect(canvas.queryByText(told)).not.toBeInTheDocument());
  },
};

export const AWrongPin: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText(nobody);
    await reportHolder(loaded.visit);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'One-time PIN' }), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'I am alive' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'One-time PIN' })).toBeInvalid());
    await expect(canvas.getByText(told)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 'portal' },
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByText(nobody);
    await reportHolder(loaded.visit);
    await canvas.findByText(told);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NobodyWasReported: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(nobody)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'I am alive' })).not.toBeInTheDocument();
  },
};

export const ForStaff: Story = {
  parameters: { staff: 'consultant', servicing: '7000010012' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the policyholder can say this.')).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('This page could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText(nobody)).toBeVisible();
});
