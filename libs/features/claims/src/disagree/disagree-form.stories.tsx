import { fillIn, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aRefusedClaim, aRepresentation } from '../testing/a-refused-claim';
import { isHeaded, type Tools } from '../testing/plays';
import { Disagree } from './disagree';

const meta = {
  title: 'Screens/Claims/Disagree',
  component: Disagree,
  parameters: { scenario: 'family-active', path: '/claims/CL-7K3M-Q2XR/disagree' },
  args: { claim: aRefusedClaim() },
} satisfies Meta<typeof Disagree>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = 'Why do you not agree?';
const networkOf = ({ loaded }: Pick<Tools, 'loaded'>) =>
  (loaded['visit'] as { network: { break(fault: 'waiting' | '500'): void } }).network;

/** One thing on the page: why, with photos, and by when somebody else answers. */
export const InTime: Story = {
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'Tell us why you do not agree');
    await expect(canvas.getByText('Claim for Sipho Nkosi. You need no lawyer.')).toBeVisible();
    await expect(canvas.getByText('Somebody else looks at it and answers by 4 January 2027.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: question })).toBeVisible();
    await expect(canvas.getByText(/^Photo or file of what shows it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/claims/CL-7K3M-Q2XR');
  },
};

export const OnAPhone: Story = { ...InTime, globals: { viewport: { value: 'phone' } } };

/** After 90 days it is taken all the same, without the promise of a day. */
export const AfterNinetyDays: Story = {
  args: {
    claim: aRefusedClaim({ decision: { kind: 'REPUDIATE', decidedOn: '2026-08-20', letter: null } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The 90 days ended on 18 November 2026\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send this' })).toBeVisible();
  },
};

export const NothingWritten: Story = {
  play: async (page) => {
    await press(page, 'Send this');
    const [link] = await page.canvas.findAllByRole('link', { name: 'Tell us why you do not agree' });
    await expect(link).toBeVisible();
    await expect(page.canvas.getByRole('textbox', { name: question })).toBeInvalid();
  },
};

async function sendIt(page: Tools, fault: 'waiting' | '500') {
  await fillIn(page, { [question]: 'He fell from a ladder.' });
  networkOf(page).break(fault);
  await press(page, 'Send this');
}

export const Sending: Story = {
  play: async (page) => {
    await sendIt(page, 'waiting');
    await expect(await page.canvas.findByRole('button', { name: /^Send this|Sending/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** What was written stays, to be sent once more. */
export const NotSent: Story = {
  play: async (page) => {
    await sendIt(page, '500');
    await expect((await page.canvas.findAllByRole('alert'))[0]).toBeVisible();
    await expect(page.canvas.getByRole('textbox', { name: question })).toHaveValue('He fell from a ladder.');
  },
};

export const WaitsForOurAnswer: Story = {
  args: { claim: aRefusedClaim({ awaits: 'US', allowedActs: [], representations: [aRepresentation()] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We have what you sent. It waits for our answer.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See where your claim stands' })).toBeVisible();
  },
};

export const NothingDecided: Story = {
  args: { claim: aRefusedClaim({ status: 'IN_ASSESSMENT', decision: null, allowedActs: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no decision that you could disagree with now.')).toBeVisible();
  },
};
