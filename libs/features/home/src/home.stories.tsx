import { draftAdditions, newRecord } from '@portal/contract';
import { chooseFile } from '@portal/forms/testing';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { failsUntilReload } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as HomeScreen } from './home.screen';

const meta = { title: 'Screens/Home', component: HomeScreen } satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const summaryOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Your policy' }));

export const Family: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
    await expect(summary.getByRole('heading', { name: 'Gold Family Plan' })).toBeVisible();
    await expect(summary.getByText('Policy 7000010012')).toBeVisible();
    await expect(summary.getByText('Active')).toBeVisible();
    const lives = within(canvas.getByRole('region', { name: 'Who is covered (5)' }));
    await expect(lives.getAllByRole('listitem')).toHaveLength(5);
    await expect(lives.getByText('Grace Dlamini')).toBeVisible();
    const paid = within(canvas.getByRole('region', { name: 'Who is paid' }));
    await expect(paid.getByText('Sipho Nkosi, spouse')).toBeVisible();
    await expect(paid.getByText('70 %')).toBeVisible();
    await expect(canvas.queryByText(/awaiting approval/)).not.toBeInTheDocument();
  },
};

export const InGrace: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await expect(summary.getByText('In grace')).toBeVisible();
    await expect(canvas.getByText(/You stay covered until 7 December 2026: pay R 87 before then/)).toBeVisible();
    const [payNow] = canvas.getAllByRole('link', { name: 'Pay now' });
    await expect(payNow).toHaveAttribute('href', '/pay-now');
  },
};

export const Lapsed: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect((await summaryOf(canvas)).getByText('Lapsed')).toBeVisible();
    await expect(canvas.getByText(/Pay R 174 before 27 January 2027 to reinstate it/)).toBeVisible();
  },
};

export const LapsedLongAgo: Story = {
  parameters: { scenario: 'lapsed-long-ago' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This policy was cancelled on .* Nobody on it is covered\.$/)).toBeVisible();
  },
};

export const WaitsForFirstPremium: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    await expect((await summaryOf(canvas)).getByText('Pending')).toBeVisible();
    await expect(canvas.getByText(/Your cover starts once we have received your first premium/)).toBeVisible();
  },
};

export const Legacy: Story = {
  parameters: { scenario: 'legacy-family' },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await expect(summary.getByRole('heading', { name: 'Heritage Family Plan 2012' })).toBeVisible();
    await expect(canvas.getByText('Arjun Govender')).toBeVisible();
    await expect(canvas.getByText(/under 1 year$/)).toBeVisible();
  },
};

export const TwelvePeople: Story = {
  parameters: { scenario: 'large-family' },
  play: async ({ canvas }) => {
    const lives = within(await canvas.findByRole('region', { name: 'Who is covered (12)' }));
    await expect(lives.getAllByRole('listitem')).toHaveLength(12);
    await expect(lives.getByText('Adopted child, 13 years')).toBeVisible();
  },
};

export const NoBeneficiary: Story = {
  parameters: { scenario: 'no-beneficiary' },
  play: async ({ canvas }) => {
    const warning = 'You have no beneficiary. Your benefit will be paid to your estate.';
    await expect(await canvas.findByText(warning)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Who is covered' })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Bo Ng')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const ChangesWait: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/5 changes are awaiting approval/)).toBeVisible();
    const lives = within(canvas.getByRole('region', { name: /Who is covered/ }));
    await expect(lives.getByText('Ghalieb Davids')).toBeVisible();
    await expect(lives.getAllByText('Pending')[0]).toBeVisible();
  },
};

export const SomethingHalfDone: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas, userEvent, loaded }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Changes that wait (6)' }));
    await expect(waiting.getAllByRole('listitem')).toHaveLength(6);
    await expect(waiting.getAllByText('You decide')).toHaveLength(2);
    const { auth, scenario } = loaded.visit;
    const params = { policyNumber: scenario.signIn, form: 'ADD_CHILD', recordId: newRecord };
    await auth.api.call(draftAdditions.saveDraft, params, { values: { First_Name: 'Naledi' } });
    await auth.client.invalidateQueries();
    const half = within(await canvas.findByRole('region', { name: 'You have not finished' }));
    await expect(half.getByRole('link', { name: 'Continue adding a child' })).toHaveAttribute('href', '/child/add');
    await userEvent.click(half.getByRole('button', { name: /Discard/ }));
    await waitFor(() => expect(canvas.queryByText('You have not finished')).not.toBeInTheDocument());
  },
};

/** What blocks a request stands on the first page, with the button that sends it, until it is sent. */
export const NewbornWithoutBirthCertificate: Story = {
  parameters: { scenario: 'pending-newborn' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Changes that wait (2)' }));
    await expect(await waiting.findByText('Birth certificate missing')).toBeVisible();
    await expect(
      waiting.getByText(/^Retabile is not covered yet\. The request cannot be approved before/),
    ).toBeVisible();
    await userEvent.click(waiting.getByRole('button', { name: /^Send the birth certificate/ }));
    await chooseFile(canvasElement, aPdfFile());
    await userEvent.click(waiting.getByRole('button', { name: 'Send' }));
    await expect(await waiting.findByText(/^birth-certificate\.pdf has arrived/)).toBeVisible();
    await waitFor(() => expect(waiting.queryByText('Birth certificate missing')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { scenario: 'family-active', fault: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading your policy')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
};

export const FailsUntilReload: Story = failsUntilReload(
  'Your policy could not be loaded',
  async ({ canvas }) => {
    await expect((await summaryOf(canvas)).getByText('Policy 7000010012')).toBeVisible();
  },
  { scenario: 'family-active' },
);

export const AccessTokenRanOut: Story = {
  parameters: { scenario: 'family-active', fault: '401-once' },
  play: async ({ canvas }) => {
    await expect((await summaryOf(canvas)).getByText('Policy 7000010012')).toBeVisible();
  },
};

export const SignedOut: Story = {
  parameters: { scenario: 'family-active', signedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Your family’s cover/ })).toBeVisible();
    const way = canvas.getByRole('link', { name: 'Sign in to your policy' });
    await expect(way).toHaveAttribute('href', '/auth/login');
  },
};
