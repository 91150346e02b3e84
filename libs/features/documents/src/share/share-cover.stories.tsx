import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Component as DocumentsScreen } from '../documents.screen';
import { fitsTheScreen, untilMade } from '../testing/plays';

const meta = {
  title: 'Screens/Documents/Share who is covered',
  component: DocumentsScreen,
  parameters: { scenario: 'family-active', path: '/documents?share=cover' },
  afterEach: removeShareSheet,
} satisfies Meta<typeof DocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Required<Story>['play'];
type Context = Parameters<Play>[0];

const code = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

const noSheet = /^Your phone did not open its list of apps\./;

async function make({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Make the card' }));
  return (await canvas.findByText(code, {}, untilMade)).textContent;
}

/** The share sheet of the device, which a test browser does not have. */
function aShareSheet(answer: (data: ShareData) => Promise<void>) {
  const share = fn(answer);
  for (const [name, value] of Object.entries({ share, canShare: () => true }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return share;
}
function removeShareSheet() {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
}

async function pressShare({ canvas, userEvent }: Context) {
  const button = await canvas.findByRole('button', { name: 'Share' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Names alone unless more was chosen, and the same certificate for the next card. */
export const Made: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('checkbox', { name: 'How much is paid for each' })).not.toBeChecked();
    const first = await make(context);
    await expect(canvas.getByRole('heading', { name: /^Covered on \d+ \w+ \d{4}$/ })).toBeVisible();
    await expect(canvas.queryByText(/R\s\d/)).toBeNull();
    await expect(canvas.queryByText(/7000010012/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^https://wa\\.me/\\?text=Covered.*${first}`)),
    );
    await expect(await canvas.findByRole('button', { name: 'Save the picture' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose again' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'How much is paid for each' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Your policy number' }));
    await expect(await make(context)).toBe(first);
    await expect(canvas.getAllByText(/R\s\d/).length).toBeGreaterThan(0);
    await expect(canvas.getByText(/policy 7000010012/)).toBeVisible();
  },
};

export const NobodyChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const people = await canvas.findByRole('group', { name: /Whom it names/ });
    for (const box of people.querySelectorAll('input')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Make the card' }));
    await expect(await canvas.findByText('Choose at least one person')).toBeVisible();
  },
};

export const SharedByTheDevice: Story = {
  play: async (context) => {
    const share = aShareSheet(() => Promise.resolve());
    const made = await make(context);
    await pressShare(context);
    const [sent] = share.mock.calls[0] ?? [];
    await expect(sent?.text).toContain(made);
    await expect(sent?.files?.[0]).toMatchObject({ type: 'image/png', name: `cover-${made}.png` });
    await expect(context.canvas.queryByText(noSheet)).toBeNull();
  },
};

export const ShareSheetClosed: Story = {
  play: async (context) => {
    aShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await make(context);
    await pressShare(context);
    await expect(context.canvas.queryByText(noSheet)).toBeNull();
  },
};

export const ShareSheetRefused: Story = {
  play: async (context) => {
    aShareSheet(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
    await make(context);
    await pressShare(context);
    await expect(await context.canvas.findByText(noSheet)).toBeVisible();
  },
};

export const CouldNotBeMade: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const button = await canvas.findByRole('button', { name: 'Make the card' });
    loaded.visit.network.break(500);
    await userEvent.click(button);
    await expect(await canvas.findByText('The card could not be made. Please try again.')).toBeVisible();
    loaded.visit.network.mend();
    await make(context);
  },
};

export const NobodyCovered: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A certificate says that you are covered\./)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await make(context);
    await fitsTheScreen();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Make the card' })).toBeVisible();
});
