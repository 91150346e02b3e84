import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from './requests.screen';

const meta = {
  title: 'Screens/Requests/List',
  component: Component,
  parameters: { scenario: 'pending-several', path: '/requests' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const underWay = within(await canvas.findByRole('region', { name: 'Under way' }));
    const lines = underWay.getAllByRole('article').map(({ textContent }) => textContent);
    const isTheirMove = lines.map((line) => line?.includes('Your move: ') ?? false);
    await expect(isTheirMove).toEqual(isTheirMove.toSorted((one, other) => Number(other) - Number(one)));
    await expect(lines[0]).toMatch(/Step [23] of 4/);
    await expect(canvas.getByRole('link', { name: 'See everything that happened on this policy' })).toHaveAttribute(
      'href',
      '/history',
    );
  },
};

export const DocumentMissing: Story = {
  parameters: { scenario: 'pending-newborn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your move: send the birth certificate by \d+ \w+ 20\d\d\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Add / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/requests\/[0-9a-f-]{36}$/),
    );
  },
};

export const None: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of your requests is under way.')).toBeVisible();
  },
};

export const ForStaff: Story = {
  parameters: { scenario: 'pending-newborn', staff: 'consultant', servicing: '7000010590' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The policyholder’s move: send the birth certificate/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The requests could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Under way' })).toBeVisible();
});
