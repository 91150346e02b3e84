import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aContinuation, aGuardiansContinuation } from '../testing/a-continuation';
import { isHeaded } from '../testing/plays';
import { ContinuationView } from './continuation-view';

const reference = 'CL-7K3M-Q2XR';
const meta = {
  title: 'Screens/Claims/Take over the policy/What it means',
  component: ContinuationView,
  parameters: { scenario: 'family-active', path: `/policies/continue/${reference}` },
  args: { reference, continuation: aContinuation() },
} satisfies Meta<typeof ContinuationView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const showing = (...more: Parameters<typeof aContinuation>): Pick<Story, 'args'> => ({
  args: { continuation: aContinuation(...more) },
});
const card = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(await canvas.findByRole('region', { name }));
const phone = { globals: { viewport: { value: 'phone' } } };

/** A widow with children, after the decision: who stays covered, what it costs, and until when. */
export const WithChildren: Story = {
  play: async (page) => {
    await isHeaded(page, 'Take over the policy');
    await expect(page.canvas.getByText(/^You can take over this policy until 19 January 2027\./)).toBeVisible();
    const covered = await card(page, 'Who stays covered');
    await expect(covered.getByText('Zodwa Jacobs (you)')).toBeVisible();
    await expect(covered.getByText('Ayanda Jacobs, child')).toBeVisible();
    const cost = await card(page, 'What it costs');
    await expect(cost.getByText(/^R.198$/)).toBeVisible();
    await expect(cost.getByText('A month, from 1 December 2026')).toBeVisible();
    const policy = await card(page, 'The policy');
    await expect(policy.getByText('Grocery Benefit')).toBeVisible();
    await expect(page.canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute(
      'href',
      `/policies/continue/${reference}?step=contact`,
    );
  },
};

export const OnAPhone: Story = { ...WithChildren, ...phone };

export const InTheDark: Story = { ...OnAPhone, parameters: { theme: 'dark' } };

export const ClaimNotDecidedYet: Story = {
  ...showing({ until: null }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('There is no hurry: cover goes on while we decide on the claim.'),
    ).toBeVisible();
  },
};

export const Alone: Story = {
  ...showing({
    others: [],
    plan: { before: 'Silver Family Plan', after: 'Silver Single Member Plan' },
    benefits: { goOn: [], end: [] },
    premium: { before: 159, after: 71 },
  }),
  play: async (page) => {
    const policy = await card(page, 'The policy');
    await expect(policy.getByText('Silver Single Member Plan')).toBeVisible();
    await expect(policy.queryByText(/^Benefits/)).not.toBeInTheDocument();
  },
};

/** A child of 30 was covered for less: the part above that waits. */
export const ChildWithAPartThatWaits: Story = {
  ...showing({
    successor: { id: 'child', name: 'Lindiwe Jacobs', role: 'CHILD', Email_Address: null, Marital_Status: null },
    cover: 20_000,
    waiting: { amount: 10_000, until: '2027-06-01' },
    others: [],
  }),
  play: async (page) => {
    const covered = await card(page, 'Who stays covered');
    await expect(
      covered.getByText(/^R.10.000 of your cover counts for natural causes from 1 June 2027\.$/),
    ).toBeVisible();
  },
};

/** Only children are left: their guardian pays for them and is not covered. */
export const GuardianOfChildren: Story = {
  args: { continuation: aGuardiansContinuation() },
  play: async (page) => {
    await expect(
      await page.canvas.findByText(
        /for the children: you pay for it, and are not covered yourself\. Nobody has to wait/,
      ),
    ).toBeVisible();
    const covered = await card(page, 'Who stays covered');
    await expect(covered.getByText('Ayanda Jacobs, child')).toBeVisible();
    await expect(covered.queryByText(/\(you\)/)).not.toBeInTheDocument();
    await expect(covered.getByText(/^If a child dies, we pay you\./)).toBeVisible();
    await expect(page.canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute(
      'href',
      `/policies/continue/${reference}?step=guardian`,
    );
  },
};

export const GuardianOfChildrenOnAPhone: Story = { ...GuardianOfChildren, ...phone };

export const MonthsWithoutPremiums: Story = {
  ...showing({ premium: { from: '2028-12-01', waivedUntil: '2028-11-30' } }),
  play: async (page) => {
    const cost = await card(page, 'What it costs');
    await expect(cost.getByText('Nothing has to be paid until 30 November 2028.')).toBeVisible();
    await expect(cost.getByText('A month, from 1 December 2028')).toBeVisible();
  },
};

export const PremiumsAreOwed: Story = {
  ...showing({ premium: { owed: 396 } }),
  play: async (page) => {
    const cost = await card(page, 'What it costs');
    await expect(cost.getByText(/^R.396 has fallen due since the death and is owed today\.$/)).toBeVisible();
  },
};

export const TooMuchWasPaid: Story = {
  ...showing({ premium: { credit: 96 } }),
  play: async (page) => {
    const cost = await card(page, 'What it costs');
    await expect(cost.getByText(/^R.96 was paid too much\. It pays for the next months\.$/)).toBeVisible();
  },
};

export const Asked: Story = {
  ...showing({ state: 'WAITING', askedOn: '2026-11-20', answerBy: '2026-12-20' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^We have your request of 20 November 2026\. You have our answer by 20 December 2026\./),
    ).toBeVisible();
    await expect(canvas.getByText(/Everybody stays covered meanwhile\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go on' })).not.toBeInTheDocument();
  },
};

export const AskedOnAPhone: Story = { ...Asked, ...phone };

export const TakenOver: Story = {
  ...showing({
    state: 'DONE',
    until: null,
    plan: { before: 'Silver Single Parent Plan', after: 'Silver Single Parent Plan' },
    benefits: { goOn: ['Airtime Benefit', 'Cash-Back Benefit'], end: [] },
    premium: { before: 198, from: '2026-11-10' },
  }),
  play: async (page) => {
    await isHeaded(page, 'You hold this policy now');
    await expect(page.canvas.getByRole('link', { name: 'Sign in with the policy number' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
};

export const TakenOverOnAPhone: Story = { ...TakenOver, ...phone };

export const LongNames: Story = {
  ...showing({
    deceasedName: 'Nomathembakazikhanyisile-Ntombizodwa Buthelezi-Mkhwanazi-Ngwenyama',
    others: [
      {
        name: 'Nomathembakazikhanyisile-Ntombizodwa Buthelezi-Mkhwanazi-Ngwenyama',
        kind: 'EXTENDED_MEMBER',
        cover: 10_000,
      },
    ],
  }),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Nomathembakazikhanyisile.*, extended member$/)).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};
