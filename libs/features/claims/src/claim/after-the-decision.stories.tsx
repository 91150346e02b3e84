import { type Claim } from '@portal/contract';
import { type CashToRead, claimStage } from '@portal/domain';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aClaim, anAccount, aPayout, someAmounts } from '../testing/a-claim';
import { here } from '../testing/some-documents';
import { ClaimView } from './claim-view';

const meta = {
  title: 'Screens/Claims/After the decision',
  component: ClaimView,
  parameters: { scenario: 'family-active', path: '/claims/CL-7K3M-Q2XR' },
} satisfies Meta<typeof ClaimView>;
export default meta;
type Story = StoryObj<typeof meta>;

const intoOwn = { bank: 'FNB', last4: '2345', paidOn: '2026-11-20' };
const decided = someAmounts({ isDecided: true });
const approved: Partial<Claim> = {
  documents: here,
  amounts: decided,
  decisionDue: '2026-11-20',
  decision: { kind: 'APPROVE', decidedOn: '2026-11-19', letter: null },
  allowedActs: ['SEND_DOCUMENTS', 'SET_ACCOUNT'],
};

export const ApprovedWithoutAccount: Story = {
  args: {
    claim: aClaim({
      ...approved,
      status: 'APPROVED',
      stage: claimStage({
        status: 'APPROVED',
        amount: 20_000,
        toParlour: 0,
        isParlourReady: false,
        isAccountMissing: true,
      }),
      awaits: 'CLAIMANT',
      payouts: [aPayout({ status: 'WAITING_FOR_ACCOUNT', paidOn: null, bank: null, last4: null })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your move: tell us where to pay your part.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Say where we pay' })).toHaveAttribute(
      'href',
      '/claims/CL-7K3M-Q2XR/account',
    );
    await expect(canvas.getByText('Waiting for an account')).toBeVisible();
  },
};

const voucher = (place: number, more: Partial<ReturnType<typeof aPayout>>) =>
  aPayout({
    number: `CL-7K3M-Q2XR-0${place}`,
    method: 'CASH_VOUCHER',
    bank: null,
    last4: null,
    paidOn: null,
    amount: 5_000,
    lines: [{ label: 'Cover', amount: 5_000 }],
    ...more,
  });
const inCash = (cash: Partial<CashToRead>) =>
  claimStage({
    status: 'APPROVED',
    amount: 0,
    toParlour: 0,
    isParlourReady: true,
    isAccountMissing: false,
    cash: { asked: 0, toCome: null, paid: [], notPaid: 0, ...cash },
  });
const toCome = { amount: 8_200, vouchers: 2, cellNumber: '27821234567' };

/** Somebody without an account is paid at a store. */
export const ApprovedInCash: Story = {
  args: {
    claim: aClaim({
      ...approved,
      status: 'APPROVED',
      stage: inCash({ toCome }),
      awaits: 'CLAIMANT',
      vouchersToCash: 2,
      payouts: [voucher(1, { status: 'SENT' }), voucher(2, { status: 'SENT', amount: 3_200 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^We will pay you R.8.200 in cash: 2 vouchers of at most R.5.000\. The store’s code/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Your move: take the codes from your SMS and your ID to a store\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Say where we pay' })).not.toBeInTheDocument();
    await expect(canvas.getByText('In cash at a store.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Use a bank account instead' })).toBeVisible();
    await expect(canvas.getAllByText('Voucher issued')).toHaveLength(2);
  },
};

export const ApprovedInCashOnASmallPhone: Story = { ...ApprovedInCash, globals: { viewport: { value: 'small' } } };

/** One voucher is cashed, the other was not in time. */
export const OneVoucherCashed: Story = {
  args: {
    claim: aClaim({
      ...approved,
      status: 'APPROVED',
      stage: inCash({ paid: [{ amount: 5_000, on: '2026-11-20' }], notPaid: 3_200 }),
      awaits: 'US',
      payouts: [
        voucher(1, { status: 'PAID', paidOn: '2026-11-20' }),
        voucher(2, { status: 'FAILED', amount: 3_200, failureReason: 'The voucher was not cashed in time' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You were paid R.5.000 in cash on 20 November 2026\./)).toBeVisible();
    await expect(canvas.getByText('Paid in cash on 20 November 2026')).toBeVisible();
    await expect(canvas.getByText('The voucher was not cashed in time')).toBeVisible();
  },
};

/** What is paid now less what was owed, and later payments with their days. */
export const ApprovedWithLaterPayments: Story = {
  args: {
    claim: aClaim({
      ...approved,
      status: 'APPROVED',
      stage: claimStage({
        status: 'APPROVED',
        amount: 20_834,
        toParlour: 0,
        isParlourReady: false,
        isAccountMissing: false,
      }),
      awaits: 'BANK',
      account: anAccount(),
      amounts: someAmounts({
        isDecided: true,
        lines: [
          { kind: 'COVER', label: 'Cover', amount: 20_000, payOn: '2026-11-19' },
          { kind: 'RIDER', label: 'Groceries', amount: 1000, payOn: '2026-11-19' },
          { kind: 'DEDUCTION', label: 'Unpaid premiums', amount: -166, payOn: '2026-11-19' },
        ],
        payableNow: 20_834,
        payableLater: 5000,
        deduction: 166,
        later: ['2026-12-19', '2027-01-19', '2027-02-19', '2027-03-19', '2027-04-19'].map((payOn) => ({
          payOn,
          amount: 1000,
        })),
      }),
      payouts: [
        aPayout({
          amount: 20_834,
          status: 'SENT',
          paidOn: null,
          lines: [
            { label: 'Cover', amount: 20_000 },
            { label: 'Groceries', amount: 1000 },
            { label: 'Unpaid premiums', amount: -166 },
          ],
        }),
        aPayout({ number: 'CL-7K3M-Q2XR-02', amount: 1000, status: 'SCHEDULED', payOn: '2026-12-19', paidOn: null }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The bank’s move: it can take one business day.')).toBeVisible();
    await expect(
      canvas.getByText(/^We take off R.166 of premiums that were due before the death and not paid\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByText(/^R.5.000 more, in 5 payments until 19 April 2027$/));
    await expect(canvas.getByText('19 Dec 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Download proof of payment/ })).not.toBeInTheDocument();
  },
};

export const Paid: Story = {
  args: {
    claim: aClaim({
      ...approved,
      status: 'PAID',
      stage: claimStage({ status: 'PAID', own: { ...intoOwn, amount: 20_000 }, toParlour: 0 }),
      awaits: 'NOBODY',
      account: anAccount(),
      payouts: [aPayout()],
      allowedActs: [],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We have paid' })).toBeVisible();
    await expect(canvas.getByText('You need to do nothing.')).toBeVisible();
    await userEvent.click(canvas.getByText('FNB account ending 2345'));
    await expect(canvas.getByText('Payment CL-7K3M-Q2XR-01')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Download proof of payment of 20 November 2026/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Use another account' })).not.toBeInTheDocument();
  },
};

/** Groceries month by month stand in one line until somebody opens it. */
export const PaidWithLaterPayments: Story = {
  args: {
    claim: aClaim({
      ...approved,
      status: 'PAID',
      stage: claimStage({ status: 'PAID', own: { ...intoOwn, amount: 20_000 }, toParlour: 0 }),
      awaits: 'NOBODY',
      account: anAccount(),
      payouts: [
        aPayout(),
        ...['2026-12-19', '2027-01-19', '2027-02-19'].map((payOn, place) =>
          aPayout({
            number: `CL-7K3M-Q2XR-0${place + 2}`,
            amount: 1000,
            lines: [{ label: 'Groceries', amount: 1000 }],
            status: 'SCHEDULED',
            payOn,
            paidOn: null,
          }),
        ),
      ],
      allowedActs: [],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const payments = within(await canvas.findByRole('region', { name: 'Payments' }));
    await expect(payments.getByText('Paid on 20 November 2026')).toBeVisible();
    await expect(payments.getByText('Paid later, on 19 December 2026')).not.toBeVisible();
    await userEvent.click(payments.getByText(/^R.3.000 more, in 3 payments until 19 February 2027$/));
    await expect(payments.getByText('Paid later, on 19 December 2026')).toBeVisible();
  },
};

export const PaidOnAPhone: Story = { ...Paid, globals: { viewport: { value: 'phone' } } };

/** The bank sent the payment back; the account was changed and waits for an administrator. */
export const PaymentCameBack: Story = {
  args: {
    claim: aClaim({
      ...approved,
      status: 'APPROVED',
      stage: claimStage({
        status: 'APPROVED',
        amount: 20_000,
        toParlour: 0,
        isParlourReady: false,
        isAccountMissing: false,
      }),
      awaits: 'US',
      account: anAccount({
        Verification_Status: 'FAILED_VERIFICATION',
        Verification_Message: 'This account is closed or dormant',
        waitsForAdministrator: true,
      }),
      payouts: [aPayout({ status: 'RETURNED', paidOn: null, failureReason: 'This account is closed or dormant' })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bank sent it back')).toBeVisible();
    await expect(
      canvas.getByText('This account is closed or dormant. Check it, or use another account.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('You changed the account after we approved the claim. We look at it before we pay.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Use another account' })).toBeVisible();
  },
};

export const NotApproved: Story = {
  args: {
    claim: aClaim({
      status: 'REPUDIATED',
      stage: claimStage({ status: 'REPUDIATED' }),
      awaits: 'NOBODY',
      documents: here,
      amounts: someAmounts({
        isDecided: true,
        lines: [],
        payableNow: 0,
        whyNothing:
          'Sipho died of natural causes on 10 November 2026. For natural causes the cover starts on 1 June 2027.',
        otherCauses: [
          { cause: 'ACCIDENT', payableNow: 20_000, payableLater: 0 },
          { cause: 'VIOLENCE', payableNow: 20_000, payableLater: 0 },
        ],
      }),
      decision: {
        kind: 'REPUDIATE',
        decidedOn: '2026-11-19',
        letter: {
          parts: [
            { heading: null, paragraphs: ['We are sorry. We cannot pay the claim CL-7K3M-Q2XR for Sipho Nkosi.'] },
            {
              heading: 'Why',
              paragraphs: [
                'Sipho died of natural causes on 10 November 2026. For natural causes the cover starts on 1 June 2027.',
                'Clause 4: for the first 6 months we pay for an accident only.',
              ],
            },
            { heading: 'What could change this', paragraphs: ['Proof of an accident.'] },
            {
              heading: 'If you do not agree',
              paragraphs: ['Tell us why within 90 days, until 17 February 2027. You need no lawyer.'],
            },
          ],
          disagreeUntil: '2027-02-17',
          courtUntil: '2029-11-19',
        },
      },
      allowedActs: ['DISAGREE'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We cannot pay this claim' })).toBeVisible();
    const letter = within(canvas.getByRole('region', { name: 'Our letter' }));
    await expect(letter.getByRole('heading', { name: 'If you do not agree' })).toBeVisible();
    await expect(letter.getByText('until 17 February 2027')).toBeVisible();
    await expect(letter.getByRole('button', { name: 'Download the letter' })).toBeVisible();
    await expect(canvas.getByText('Not approved', { selector: 'span' })).toBeVisible();
  },
};

export const NotApprovedOnAPhone: Story = { ...NotApproved, globals: { viewport: { value: 'phone' } } };

const closed = { stage: claimStage({ status: 'WITHDRAWN' }), awaits: 'NOBODY', allowedActs: ['REOPEN'] } as const;

export const Withdrawn: Story = {
  args: { claim: aClaim({ ...closed, allowedActs: [...closed.allowedActs], status: 'WITHDRAWN' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The claim is closed for now' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open this claim again' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Withdraw this claim' })).not.toBeInTheDocument();
  },
};

export const ClosedForNow: Story = {
  args: { claim: aClaim({ ...closed, allowedActs: [...closed.allowedActs], status: 'DORMANT' }) },
};

export const ReportedByMistake: Story = {
  args: {
    claim: aClaim({
      status: 'VOID',
      stage: claimStage({ status: 'VOID' }),
      awaits: 'NOBODY',
      documents: [],
      amounts: null,
      allowedActs: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reported by mistake' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Documents' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'What we would pay' })).not.toBeInTheDocument();
  },
};
