import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as HomeScreen } from '../home.screen';

const meta = {
  title: 'Screens/Servicing/Summary',
  component: HomeScreen,
  // The tab of an earlier story may still be called by its policy.
  beforeEach: () => void (window.name = ''),
  parameters: { scenario: 'family-active', staff: 'consultant', servicing: '7000010012', frame: 'portal' },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Family: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
    await expect(canvas.getByText('Gold Family Plan, policy 7000010012')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Servicing' })).toHaveTextContent('Thandi Nkosi’s policy');
    await expect(await canvas.findByText('Servicing policy 7000010012')).toBeVisible();
    const person = within(canvas.getByRole('region', { name: 'Policyholder' }));
    await expect(person.getByText(/^\*{9}\d{4}$/)).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Open requests (0)' })).getByText(/^Nothing waits/),
    ).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Who is covered (5)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a child' })).toHaveAttribute('href', '/child/add');
    const quickLinks = within(canvas.getByRole('navigation', { name: 'Quick Links' }));
    await expect(quickLinks.getByRole('link', { name: 'Terms and Conditions' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay now' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'WhatsApp us' })).toBeNull();
  },
};

export const InArrears: Story = {
  parameters: { scenario: 'in-grace', servicing: '7000010020' },
  play: async ({ canvas, userEvent }) => {
    const premium = within(await canvas.findByRole('region', { name: 'Premium and arrears' }));
    await expect(premium.getByText('In grace')).toBeVisible();
    await expect(premium.getByText('Covered without paying until')).toBeVisible();
    await userEvent.click(premium.getByRole('button', { name: 'Send payment link' }));
    await expect(await premium.findByText(/^Sent by SMS to 0\d\d \*\*\* \d{4}\.$/)).toBeVisible();
    await expect(premium.getByRole('button', { name: 'Send the payment link again' })).toBeVisible();
  },
};

export const SixRequests: Story = {
  parameters: { scenario: 'pending-several', servicing: '7000010343' },
  play: async ({ canvas }) => {
    const requests = within(await canvas.findByRole('region', { name: /^Open requests \([56]\)$/ }));
    const [first] = requests.getAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/desk\/approvals\/[0-9a-f-]{36}$/));
    await expect(
      requests.getAllByText(/^Requested by .+ The policyholder decides, with a one-time PIN/)[0],
    ).toBeVisible();
  },
};

export const ANoteIsWritten: Story = {
  play: async ({ canvas, userEvent }) => {
    const notes = within(await canvas.findByRole('region', { name: 'Notes (0)' }));
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    await expect((await notes.findAllByText('Write a note'))[0]).toBeVisible();
    await userEvent.type(notes.getByRole('textbox', { name: 'Write a note' }), 'Asked when the premium is due.');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    const more = within(await canvas.findByRole('region', { name: 'Notes (1)' }));
    await expect(more.getByText('Asked when the premium is due.')).toBeVisible();
    await expect(more.getByRole('textbox', { name: 'Write a note' })).toHaveValue('');
  },
};

export const AnotherPolicyOfThePerson: Story = {
  parameters: { scenario: 'several-policies', servicing: '7000010210' },
  play: async ({ canvas, userEvent }) => {
    const policies = within(await canvas.findByRole('region', { name: 'Policies (6)' }));
    await expect(policies.getByText(/\(this policy\)$/)).toBeVisible();
    await userEvent.click(policies.getAllByRole('link')[0] as HTMLElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Open policy 70000102/ })).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close policy 7000010012' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Servicing' })).toBeVisible();
    await expect(await canvas.findByText(/^No policy is open/)).toBeVisible();
    await expect(canvas.queryByText('Servicing policy 7000010012')).toBeNull();
  },
};

export const NothingChosen: Story = {
  parameters: { servicing: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Servicing' })).toBeVisible();
  },
};

export const LongNamesOnAPhone: Story = {
  parameters: { scenario: 'long-names', servicing: '7000010558' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Last contacts' })).toBeVisible();
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InTheDark: Story = {
  parameters: { scenario: 'pending-several', servicing: '7000010343', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Policyholder' })).toBeVisible();
  },
};

export const Loading: Story = loading('Loading');

export const FailsUntilReload: Story = failsUntilReload(
  'The policies that are open to you could not be loaded',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
  },
);
