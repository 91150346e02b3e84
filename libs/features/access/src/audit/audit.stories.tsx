import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lookInto } from '../testing/acts';
import { Component } from './audit.screen';

const policyNumber = '7000010012';

const meta = {
  title: 'Screens/Audit',
  component: Component,
  parameters: { scenario: 'family-active', staff: 'portalAdmin', path: '/desk/audit' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchAndDetails: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await lookInto(loaded.visit.auth, policyNumber);
    const table = within(await canvas.findByRole('table'));
    const row = within((await table.findByText('Policy opened')).closest('tr') as HTMLElement);
    await expect(row.getByText('Administrator')).toBeVisible();
    await expect(row.getByText(policyNumber)).toBeVisible();
    await userEvent.click(row.getByText('Details'));
    await expect(await row.findByText('Id of whoever acted')).toBeVisible();
    await expect(row.getByText('192.0.2.1')).toBeVisible();

    await userEvent.click(row.getByRole('button', { name: 'Show all by the same person' }));
    await expect(await canvas.findByRole('textbox', { name: 'Id of whoever acted' })).not.toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox', { name: 'What was done' }), 'login succeeded');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByText(/^Nothing was found/)).toBeVisible();
  },
};

export const BeforeAndAfter: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await lookInto(loaded.visit.auth, policyNumber, 2);
    const table = within(await canvas.findByRole('table'));
    await userEvent.click((await table.findAllByText('Details'))[0] as HTMLElement);
    await expect((await table.findAllByText('After: QUALITY'))[0]).toBeVisible();
  },
};

export const AsAFile: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await lookInto(loaded.visit.auth, policyNumber);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download these rows (CSV)' }));
    await expect(await canvas.findByText('audit-2026-11-20.csv is on your device.')).toBeVisible();
  },
};

export const Pages: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await lookInto(loaded.visit.auth, policyNumber, 51);
    await expect(await canvas.findByText(/^Page 1 of/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText(/^Page 2 of/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Policy number' }), '7000019999');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByText(/^Nothing was found/)).toBeVisible();
  },
};

export const WrongDays: Story = {
  play: async ({ canvas, userEvent }) => {
    const days = (name: string) => within(canvas.getByRole('group', { name }));
    await canvas.findByRole('button', { name: 'Search' });
    for (const [name, typed] of [
      ['First day', '21/11/2026'],
      ['Last day', '20/11/2026'],
    ] as const) {
      await userEvent.click(days(name).getByRole('textbox', { name: 'Day' }));
      await userEvent.paste(typed);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect((await canvas.findAllByText('The first day must be before the last day'))[0]).toBeVisible();
  },
};

export const NotForConsultants: Story = {
  parameters: { staff: 'consultant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is for portal administrators.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    await lookInto(loaded.visit.auth, policyNumber);
    await expect(await canvas.findByText('Policy opened')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const InTheDark: Story = {
  parameters: { theme: 'dark' },
  play: async ({ canvas, loaded }) => {
    await lookInto(loaded.visit.auth, policyNumber);
    await expect(await canvas.findByText('Policy opened')).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The audit could not be searched', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Nothing was found/)).toBeVisible();
});
