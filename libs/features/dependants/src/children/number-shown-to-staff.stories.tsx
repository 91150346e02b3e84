import { portalPaths } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as ChildDetailsScreen } from './child-details.screen';
import { childOf } from './testing/child-of';

const meta = {
  title: 'Screens/Servicing/A whole number',
  component: ChildDetailsScreen,
  parameters: {
    scenario: 'family-active',
    path: portalPaths.childDetails(childOf('family-active', 'Lindiwe')),
    staff: 'consultant',
    servicing: '7000010012',
  },
} satisfies Meta<typeof ChildDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = { name: 'Show ID number' };

export const ShownOnceItIsNoted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', show));
    await expect(await canvas.findByText(/^\d{13}$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide ID number' }));
    await expect(canvas.queryByText(/^\d{13}$/)).toBeNull();
  },
};

export const HiddenWhenItCannotBeNoted: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const button = await canvas.findByRole('button', show);
    loaded.visit.network.break('500');
    await userEvent.click(button);
    await expect(await canvas.findByText(/^This could not be noted, so the number stays hidden/)).toBeVisible();
    await expect(canvas.queryByText(/^\d{13}$/)).toBeNull();
    loaded.visit.network.mend();
    await userEvent.click(canvas.getByRole('button', show));
    await expect(await canvas.findByText(/^\d{13}$/)).toBeVisible();
  },
};

export const HiddenWhileItIsNoted: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const button = await canvas.findByRole('button', show);
    loaded.visit.network.break('waiting');
    await userEvent.click(button);
    await expect(canvas.getByRole('button', show)).toBeDisabled();
    await expect(canvas.queryByText(/^\d{13}$/)).toBeNull();
  },
};
