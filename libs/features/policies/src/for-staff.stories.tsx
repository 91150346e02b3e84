import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as PoliciesScreen } from './policies.screen';

const meta = {
  title: 'Screens/Servicing/Policies of the person',
  component: PoliciesScreen,
  parameters: { scenario: 'several-policies', path: '/policies', staff: 'consultant', servicing: '7000010210' },
} satisfies Meta<typeof PoliciesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherIsOpenedFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('button', { name: /\(70000102\d\d\)/ })).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose this policy (7000010251)' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Open policy 7000010251' })).toBeVisible();
  },
};

export const OnScreenNow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'On screen now: go to it (7000010210)' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Mpho/ })).toBeVisible();
  },
};

export const FailsUntilReload: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('region', { name: 'Servicing' });
    loaded.visit.network.break('500');
    await loaded.visit.auth.client.resetQueries({ queryKey: ['read', { policyNumber: '7000010210' }] });
    await expect(await canvas.findByText('Your policies could not be loaded')).toBeVisible();
    loaded.visit.network.mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByRole('button', { name: /^On screen now/ })).toBeVisible();
  },
};
