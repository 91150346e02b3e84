import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
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
    const answer = within(
      await canvas.findByRole('region', {
        name: /^Yes, all five of you are covered\. \w+ is paid; the next R.288 goes off on /,
      }),
    );
    await expect(answer.getAllByRole('listitem')).toHaveLength(5);
    const requests = within(await canvas.findByRole('region', { name: 'Open requests (0)' }));
    await expect(requests.getByText(/^Nothing waits/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a child' })).toHaveAttribute('href', '/child/add');
    const quickLinks = within(canvas.getByRole('navigation', { name: 'Quick Links' }));
    await expect(quickLinks.getByRole('link', { name: 'Terms and Conditions' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay now' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'WhatsApp us' })).toBeNull();
  },
};

export const NumbersAreRevealed: Story = {
  play: async ({ canvas, userEvent }) => {
    const numbers = within(await canvas.findByRole('region', { name: 'Numbers' }));
    await expect(numbers.getByText(/^\*{9}\d{4}$/)).toBeInTheDocument();
    await userEvent.click(numbers.getByRole('button', { name: 'Show ID number' }));
    await expect(await numbers.findByText(/^\d{13}$/)).toBeVisible();
  },
};

export const ByLetters: Story = {
  play: async ({ canvas, userEvent }) => {
    const child = await canvas.findByRole('link', { name: 'Add a child' });
    await expect(child).toHaveAttribute('aria-keyshortcuts', 'H');
    await userEvent.keyboard('n');
    await expect(canvas.getByRole('textbox', { name: 'Write a note' })).toHaveFocus();
    await userEvent.keyboard('h');
    await expect(canvas.getByRole('textbox', { name: 'Write a note' })).toHaveValue('h');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Write a note' }));
    await userEvent.tab();
    await userEvent.keyboard('h');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add child' })).toBeVisible();
  },
};

export const LettersTurnedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn letters off' }));
    await expect(canvas.getByRole('link', { name: 'Add a child' })).not.toHaveAttribute('aria-keyshortcuts');
    await userEvent.keyboard('h');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn letters on' }));
  },
};

export const InArrears: Story = {
  parameters: { scenario: 'in-grace', servicing: '7000010020' },
  play: async ({ canvas, userEvent }) => {
    const premium = within(await canvas.findByRole('region', { name: 'Premium' }));
    // The list of the person's policies says it too, in a tab that is closed.
    const badges = canvas.getAllByText('In grace').filter((badge) => badge.checkVisibility());
    await expect(badges).toHaveLength(1);
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
    await expect(requests.getAllByText(/^(The policyholder’s|Our) move: .+ by \d+ \w+ \d{4}\.$/)[0]).toBeVisible();
  },
};

export const ANoteIsWritten: Story = {
  play: async ({ canvas, userEvent }) => {
    const notes = within(await canvas.findByRole('region', { name: 'Note' }));
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    await expect((await notes.findAllByText('Write a note'))[0]).toBeVisible();
    await userEvent.type(notes.getByRole('textbox', { name: 'Write a note' }), 'Asked when the premium is due.');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    await userEvent.click(await canvas.findByRole('tab', { name: 'Notes (1)' }));
    const written = within(canvas.getByRole('region', { name: 'Notes (1)' }));
    await expect(written.getByText('Asked when the premium is due.')).toBeVisible();
    await expect(notes.getByRole('textbox', { name: 'Write a note' })).toHaveValue('');
  },
};

export const AnotherPolicyOfThePerson: Story = {
  parameters: { scenario: 'several-policies', servicing: '7000010210' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Policies (6)' }));
    const policies = within(canvas.getByRole('region', { name: 'Policies (6)' }));
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
    await expect(await canvas.findByRole('region', { name: /^Open requests/ })).toBeVisible();
  },
};

const seen = (scenario: string, servicing: string, says: RegExp): Story => ({
  parameters: { scenario, servicing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: says })).toBeVisible();
  },
});
export const Lapsed = seen('lapsed', '7000010467', /^No, .+ is unpaid; the policy can be brought back until /);
export const NotBegunYet = seen('first-premium', '7000010418', /The first premium of R.\d+ is not paid yet\.$/);
export const LargeFamily = seen('large-family', '7000010111', /^Yes, all /);
export const PaidUp = seen('paid-up', '7000010509', /No premium is due any more\.$/);
export const Cancelled = seen('cancelled', '7000010483', /^No, .+ No premium is due any more\.$/);

export const WithoutAnIdNumber: Story = {
  ...seen('passport-holder', '7000010566', /^Yes, /),
  globals: { viewport: { value: 'small' } },
};

export const Loading: Story = loading('Loading');

export const WithoutANetwork: Story = withoutNetwork();

export const FailsUntilReload: Story = failsUntilReload(
  'The policies that are open to you could not be loaded',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thandi Nkosi' })).toBeVisible();
  },
);
