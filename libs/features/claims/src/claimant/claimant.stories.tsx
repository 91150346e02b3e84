import { claimantOf } from '@portal/auth';
import { type Claim, claimSignInAdditions } from '@portal/contract';
import { claimStage } from '@portal/domain';
import { choose, fillIn, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClaimView } from '../claim/claim-view';
import { aClaim, anAccount, aPart, aPayout } from '../testing/a-claim';
import { signInToClaim, staffAtFirst } from '../testing/as-claimant';
import { isHeaded, nowhere, type Tools, visitOf } from '../testing/plays';
import { here, marriage, notice } from '../testing/some-documents';

const meta = {
  title: 'Screens/Claims/For a claimant',
  component: ClaimView,
  args: { claim: aClaim() },
  parameters: { scenario: 'family-active', path: '/policies', frame: 'portal', ...staffAtFirst },
  beforeEach: async ({ loaded }) => void (await signInToClaim({ loaded })),
} satisfies Meta<typeof ClaimView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a claimant reads of a claim: neither amounts nor anything of anybody else. */
const asRead = (more: Partial<Claim>) =>
  aClaim({
    life: { id: 'main', name: 'Thandi Nkosi', kind: 'MAIN_MEMBER' },
    amounts: null,
    history: [],
    allowedActs: ['SEND_DOCUMENTS', 'SET_ACCOUNT'],
    ...more,
  });
const view = (more: Partial<Claim>): Pick<Story, 'args'> => ({ args: { claim: asRead(more) } });
const decided: Partial<Claim> = {
  documents: here,
  decisionDue: '2026-11-20',
  decision: { kind: 'APPROVE', decidedOn: '2026-11-19', letter: null },
};

const readsNoPolicy = async (page: Tools) => {
  const { auth } = visitOf(page);
  await expect(auth.client.getQueryCache().getAll()).toEqual([]);
  await expect(page.canvas.queryByRole('navigation', { name: 'Quick Links' })).not.toBeInTheDocument();
};

/** Whatever address of the portal is asked for leads to the claim, which shows no amount before it is decided. */
export const TheClaimItself: Story = {
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'We need documents from you');
    const part = within(await canvas.findByRole('region', { name: 'Your part' }));
    await expect(part.getByText('First we decide. Then you see here what we pay you.')).toBeVisible();
    await expect(canvas.queryByText(/^R.\d/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Withdraw this claim' })).not.toBeInTheDocument();
    await expect(canvas.getByText('What we were told')).toBeVisible();
    await readsNoPolicy(page);
  },
};

export const OnASmallPhone: Story = { ...TheClaimItself, globals: { viewport: { value: 'small' } } };

export const FromReportingADeathOnAPolicy: Story = {
  parameters: { path: '/claims/new' },
  play: async (page) => {
    await isHeaded(page, 'We need documents from you');
  },
};

export const FromHome: Story = {
  parameters: { path: '/auth/login' },
  play: async (page) => {
    await page.userEvent.click(await page.canvas.findByRole('link', { name: 'Ubuntu Funeral Cover' }));
    await isHeaded(page, 'We need documents from you');
  },
};

/** The account is confirmed with a PIN to the number of the sign-in, and asks for no name that only a policy knows. */
export const GivesAnAccount: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page;
    await userEvent.click(await canvas.findByRole('link', { name: 'Give your bank account' }));
    await expect(await canvas.findByLabelText('Account holder')).toHaveValue('');
    await fillIn(page, {
      'Account holder': 'Sipho Nkosi',
      Bank: 'FNB',
      'Account number': '62000012345',
      'Account number again': '62000012345',
    });
    await choose(page, 'Savings');
    await press(page, 'Continue');
    await isHeaded(page, 'Check the account');
    await press(page, 'Send a PIN to your cellphone');
    await canvas.findByText(/^We have sent a one-time PIN/);
    await userEvent.type(canvas.getByLabelText('One-time PIN'), await visitOf(page).readPin());
    await press(page, 'Use this account');
    await isHeaded(page, 'We need documents from you');
    await expect(await canvas.findByText('******2345')).toBeVisible();
    await readsNoPolicy(page);
  },
};

/** The service no longer knows the session: the page leads back to signing in, says so, and knows the claim. */
export const SessionHasEnded: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page;
    await isHeaded(page, 'We need documents from you');
    await claimantOf(visitOf(page).auth).api.call(claimSignInAdditions.claimLogout, {});
    await userEvent.click(canvas.getByRole('link', { name: 'Send documents' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Claims' }));
    await expect(await canvas.findByText(/^Your sign-in has ended\./)).toBeVisible();
  },
};

export const DocumentsMissing: Story = {
  parameters: { frame: 'screen', path: nowhere },
  ...view({ documents: [...(asRead({}).documents ?? []), marriage, notice] }),
};

export const Approved: Story = {
  parameters: { frame: 'screen', path: nowhere },
  ...view({
    ...decided,
    status: 'APPROVED',
    stage: claimStage({
      status: 'APPROVED',
      amount: 14_000,
      toParlour: 0,
      isParlourReady: false,
      isAccountMissing: true,
    }),
    payouts: [aPayout({ status: 'WAITING_FOR_ACCOUNT', amount: 14_000, paidOn: null, bank: null, last4: null })],
  }),
};

/** Somebody who is paid and stays covered: where the claim stands comes first, then the way to go on with the policy. */
export const MayTakeOverToo: Story = {
  parameters: { frame: 'screen', path: nowhere },
  ...view({ allowedActs: ['SEND_DOCUMENTS', 'SET_ACCOUNT', 'CONTINUE'] }),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Take over the policy' }));
    await expect(card.getByRole('link', { name: 'See what it covers and costs' })).toHaveAttribute(
      'href',
      '/policies/continue/CL-7K3M-Q2XR',
    );
    await expect(canvas.getByRole('region', { name: 'Your part' })).toBeVisible();
  },
};

/** Somebody whom the claim pays nothing came for the policy: that is first on the page, and nothing is said of a part. */
export const StaysCoveredAndIsNotPaid: Story = {
  parameters: { frame: 'screen', path: nowhere },
  ...view({ documents: here, allowedActs: ['CONTINUE'] }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Take over the policy');
    await expect(canvas.queryByRole('region', { name: 'Your part' })).not.toBeInTheDocument();
  },
};

export const StaysCoveredAndIsNotPaidOnAPhone: Story = {
  ...StaysCoveredAndIsNotPaid,
  globals: { viewport: { value: 'phone' } },
};

const estate = aPart({ kind: 'ESTATE', name: 'Estate of Vusi Khumalo', isRepresented: true });

/** An executor reads of the estate, and of nothing that would be their own. */
export const OfAnEstate: Story = {
  parameters: { frame: 'screen', path: nowhere },
  ...view({
    ...decided,
    status: 'APPROVED',
    part: estate,
    parts: [estate],
    stage: claimStage(
      { status: 'APPROVED', amount: 14_000, toParlour: 0, isParlourReady: false, isAccountMissing: true },
      estate,
    ),
    payouts: [aPayout({ amount: 14_000, status: 'WAITING_FOR_ACCOUNT', paidOn: null, bank: null, last4: null })],
    allowedActs: ['SEND_DOCUMENTS', 'SET_ACCOUNT'],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your move: tell us where to pay the part of the estate.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'The part of the estate' })).toBeVisible();
    await expect(canvas.getByText('Needed to pay the estate, not to decide.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Give the estate’s bank account' })).toBeVisible();
    await expect(canvas.getByText('Into an account that you give us')).toBeVisible();
    await expect(canvas.queryByText(/your part|pay you/i)).not.toBeInTheDocument();
  },
};

export const OfAnEstateOnASmallPhone: Story = { ...OfAnEstate, globals: { viewport: { value: 'small' } } };

export const Paid: Story = {
  parameters: { frame: 'screen', path: nowhere },
  ...view({
    ...decided,
    status: 'PAID',
    awaits: 'NOBODY',
    stage: claimStage({
      status: 'PAID',
      own: { amount: 14_000, bank: 'FNB', last4: '2345', paidOn: '2026-11-20' },
      toParlour: 0,
    }),
    account: anAccount({ Account_Holder_Name: 'Sipho Nkosi' }),
    payouts: [aPayout({ amount: 14_000, lines: [{ label: 'Your share', amount: 14_000 }] })],
    allowedActs: [],
  }),
};
