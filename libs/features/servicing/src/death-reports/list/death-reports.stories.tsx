import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aSister, aStranger, showAs, showPages, theHolder, writeDown } from '../testing/reports';
import { Component } from './death-reports.screen';

const meta = {
  title: 'Screens/Servicing/Reports of a death',
  component: Component,
  parameters: { scenario: 'family-active', path: '/desk/death-reports', staff: 'consultant' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const row = async ({ canvas }: Pick<Play, 'canvas'>, name: RegExp) => within(await canvas.findByRole('row', { name }));
const nothing = 'Nobody has reported a death.';

export const WaitingForACallFirst: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async (play) => {
    const { canvas, loaded } = play;
    await canvas.findByText(nothing);
    await writeDown(loaded.visit.auth, theHolder());
    await writeDown(loaded.visit.auth, aStranger);
    const holder = await row(play, /Thandi Nkosi/);
    await expect(canvas.getByRole('table', { name: '2 reports' })).toBeVisible();
    await expect(holder.getByText(/^ID \*{9}\d{4}, died 15 Nov 2026$/)).toBeVisible();
    await expect(holder.getByText('Nomsa Khumalo')).toBeVisible();
    await expect(holder.getByText('Sister, isiZulu')).toBeVisible();
    await expect(holder.getByRole('link', { name: '083 111 2222' })).toHaveAttribute('href', 'tel:+27831112222');
    await expect(holder.getByText('Call by 23 Nov 2026')).toBeVisible();
    await expect(holder.getByText('Call back')).toBeVisible();
    await expect(holder.getByText('Main member on 7000010012')).toBeVisible();
    await expect(holder.getByText(/^DR-[A-Z0-9]{4}-[A-Z0-9]{4}$/)).toBeVisible();
    const stranger = await row(play, /Elias Mabaso/);
    await expect(stranger.getByText('Born on 5 April 1948, died 18 Nov 2026')).toBeVisible();
    await expect(stranger.getByText('No cover found')).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Thandi Nkosi');
  },
};

export const DueAndOverdue: Story = {
  play: async (play) => {
    const { canvas, loaded } = play;
    const { auth } = loaded.visit;
    await canvas.findByText(nothing);
    for (const Surname of ['Molefe', 'Naidoo', 'Botha']) {
      await writeDown(auth, { ...theHolder(), First_Name: 'Lerato', Surname });
    }
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    showAs(
      auth,
      { contactBy: '2026-11-19' },
      { contactBy: '2026-11-20', isLeftToStaff: true, status: 'RECEIVED', found: [], channel: 'WEB' },
      { contactedAt: '2026-11-20T08:00:00.000Z', status: 'CLOSED' },
    );
    await expect(await canvas.findByText('Overdue since 19 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('Call today')).toBeVisible();
    await expect(canvas.getByText('Not looked up')).toBeVisible();
    await expect(canvas.getByText('Called on 20 Nov 2026')).toBeVisible();
  },
};

export const OneStatus: Story = {
  play: async (play) => {
    const { canvas, loaded, userEvent } = play;
    await canvas.findByText(nothing);
    await writeDown(loaded.visit.auth, theHolder());
    await writeDown(loaded.visit.auth, aStranger);
    await row(play, /Elias Mabaso/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Call back');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Elias Mabaso/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('row', { name: /Thandi Nkosi/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Closed');
    await expect(await canvas.findByText('No report fits what you chose above.')).toBeVisible();
  },
};

export const Pages: Story = {
  play: async (play) => {
    const { canvas, loaded, userEvent } = play;
    await canvas.findByText(nothing);
    await writeDown(loaded.visit.auth, theHolder());
    await row(play, /Thandi Nkosi/);
    showPages(loaded.visit.auth, 2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('No report fits what you chose above.')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async (play) => {
    const { canvas, loaded, userEvent } = play;
    await canvas.findByText(nothing);
    await writeDown(loaded.visit.auth, theHolder());
    const report = await row(play, /Thandi Nkosi/);
    canvas.getByRole('combobox', { name: 'Status' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write down a report' })).toHaveFocus();
    await userEvent.tab();
    await expect(report.getByRole('link', { name: 'Thandi Nkosi' })).toHaveFocus();
    await userEvent.tab();
    await expect(report.getByRole('link', { name: '083 111 2222' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Report DR-/ })).toBeVisible();
  },
};

const longName = 'Nomathamsanqa-Philisiwe Zwelethuthuka-Mkhwanazini';

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    const { canvas, canvasElement, loaded } = play;
    await canvas.findByText(nothing);
    const reporter = { ...aSister, First_Name: longName, Surname: longName };
    await writeDown(loaded.visit.auth, { ...theHolder(), First_Name: longName, Surname: longName }, reporter);
    await expect(await canvas.findByRole('link', { name: `${longName} ${longName}` })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InTheDark: Story = { ...WaitingForACallFirst, parameters: { theme: 'dark' } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(nothing)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write down a report' })).toHaveAttribute(
      'href',
      '/desk/death-reports/new',
    );
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The reports could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText(nothing)).toBeVisible();
});

export const NotForStaffWithoutAGroup: Story = {
  parameters: { staff: 'noGroup', frame: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to service policies.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Write down a report' })).not.toBeInTheDocument();
  },
};

export const NotForCustomers: Story = {
  parameters: { staff: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
};
