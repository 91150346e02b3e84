import { type AccessEntry } from '@portal/contract';
import { Stack } from '@portal/ui-kit';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lookInto } from '../testing/acts';
import { AccessDays } from './access-days';
import { Component } from './access-log.screen';

const policyNumber = '7000010012';

const meta = {
  title: 'Screens/Access log',
  component: Component,
  parameters: { scenario: 'family-active', path: '/access-log' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const entry = (about: Partial<AccessEntry>): AccessEntry => ({
  at: '2026-11-20T08:15:00.000Z',
  who: 'Naledi Mokoena',
  role: 'Consultant',
  kind: 'OPENED',
  what: 'Opened your policy',
  why: 'Policyholder called',
  ...about,
});

const entries: AccessEntry[] = [
  entry({ at: '2026-11-20T08:31:00.000Z', kind: 'CHANGED', what: 'Changed your policy: Update contact details' }),
  entry({ at: '2026-11-20T08:20:00.000Z', kind: 'NUMBER_SHOWN', what: 'Looked at a full ID number: Child' }),
  entry({}),
  entry({
    at: '2026-11-18T22:05:00.000Z',
    who: 'Johan Janse van Rensburg-Mthethwandaba',
    role: 'Administrator',
    kind: 'DECIDED',
    what: 'Declined a change: Remove extended member',
    why: 'Decision on a requested change',
  }),
  entry({ at: '2026-11-18T21:50:00.000Z', kind: 'NOT_OPENED', what: 'Could not verify the caller', why: null }),
];

const days = () => (
  <Stack>
    <AccessDays entries={entries} />
  </Stack>
);

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of our staff has looked at your policy.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Who looked at your policy', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '086 000 7580' })).toHaveAttribute('href', 'tel:0860007580');
    await expect(canvas.getByRole('link', { name: 'Complaints' })).toHaveAttribute('href', '/complaints');
  },
};

/** Staff see of a policy that is open to them what its policyholder sees. */
export const AsStaffSeeIt: Story = {
  parameters: { staff: 'consultant', servicing: policyNumber },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(/^None of our staff/);
    await expect(canvas.getByText('Staff see here, word for word, what the policyholder reads.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Is something not right?' })).not.toBeInTheDocument();
    await lookInto(loaded.visit.auth, policyNumber);
    await expect(await canvas.findByRole('region', { name: '20 November 2026' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Opened your policy' })).toBeVisible();
    await expect(canvas.getByText(/, Consultant, at 12:00$/)).toBeVisible();
    await expect(canvas.getByText('Why: Quality check')).toBeVisible();
    await expect(canvas.queryByText(/Monthly sample/)).not.toBeInTheDocument();
  },
};

export const Pages: Story = {
  parameters: { staff: 'consultant', servicing: policyNumber },
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText(/^None of our staff/);
    await expect(canvas.getByText('Staff see here, word for word, what the policyholder reads.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Is something not right?' })).not.toBeInTheDocument();
    await lookInto(loaded.visit.auth, policyNumber, 21);
    await expect(await canvas.findByText('Page 1 of 2')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible();
  },
};

export const DaysAndReasons: Story = {
  render: days,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region').map((day) => day.querySelectorAll('li').length)).toEqual([3, 1, 1]);
    await expect(canvas.getByRole('region', { name: '19 November 2026' })).toHaveTextContent('at 00:05');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: days,
};

export const InTheDark: Story = { parameters: { theme: 'dark' }, render: days };

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The list could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText(/^None of our staff/)).toBeVisible();
});
