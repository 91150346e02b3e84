import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aParlour, aPayout } from '../testing/a-claim';
import { anArrangedFuneral, parlourInvoice } from '../testing/an-arranged-funeral';
import { signInToClaim, staffAtFirst } from '../testing/as-claimant';
import { isHeaded, nowhere } from '../testing/plays';
import { ClaimView } from './claim-view';

const meta = {
  title: 'Screens/Claims/For who arranges the funeral',
  component: ClaimView,
  args: { claim: anArrangedFuneral() },
  parameters: { scenario: 'family-active', path: nowhere, ...staffAtFirst },
  beforeEach: async ({ loaded }) => void (await signInToClaim({ loaded })),
} satisfies Meta<typeof ClaimView>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/claims/CL-7K3M-Q2XR';

/** How much can be paid, and the one button; nothing of an account, of a part, or of what the claim pays. */
export const NoParlourYet: Story = {
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'Tell us which funeral parlour to pay');
    await expect(
      canvas.getByText(/Up to R.20.000 can be paid to the funeral parlour at once\. The rest is for the estate\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay a funeral parlour' })).toHaveAttribute(
      'href',
      `${path}/funeral-parlour`,
    );
    for (const name of ['Where we pay', 'Your part']) {
      await expect(canvas.queryByRole('region', { name })).not.toBeInTheDocument();
    }
  },
};

export const NoParlourYetOnAPhone: Story = { ...NoParlourYet, globals: { viewport: { value: 'phone' } } };

export const NotDecidedYet: Story = {
  args: { claim: anArrangedFuneral({ status: 'IN_ASSESSMENT' }, { decideBy: '2026-11-24' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We will tell you our decision by 24 November 2026\./)).toBeVisible();
  },
};

export const InvoiceMissing: Story = {
  args: { claim: anArrangedFuneral({ parlour: aParlour(), documents: [parlourInvoice] }) },
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'We need the invoice of the funeral parlour');
    await expect(canvas.getByRole('link', { name: 'Send the invoice' })).toHaveAttribute('href', `${path}/documents`);
    const card = within(canvas.getByRole('region', { name: 'Funeral parlour' }));
    await expect(card.getByRole('link', { name: 'Change it, or take it back' })).toBeVisible();
  },
};

export const InvoiceMissingOnAPhone: Story = { ...InvoiceMissing, globals: { viewport: { value: 'phone' } } };

const toParlour = aPayout({
  amount: 20_000,
  lines: [{ label: 'Paid to the funeral parlour', amount: 20_000 }],
  parlour: 'Dignity Funerals',
});
const invoiceHere = { ...parlourInvoice, status: 'ACCEPTED' } as const;

export const OnItsWay: Story = {
  args: {
    claim: anArrangedFuneral(
      {
        parlour: aParlour({ invoiceAmount: 31_000 }),
        documents: [invoiceHere],
        payouts: [{ ...toParlour, status: 'READY', paidOn: null }],
      },
      { isInvoiceAccepted: true, toCome: 20_000, isReady: true },
    ),
  },
  play: async (page) => {
    await isHeaded(page, 'We pay the funeral parlour');
    await expect(page.canvas.getByText(/We will pay the funeral parlour R.20.000\./)).toBeVisible();
  },
};

export const Paid: Story = {
  args: {
    claim: anArrangedFuneral(
      {
        parlour: aParlour({ invoiceAmount: 31_000 }),
        documents: [invoiceHere],
        payouts: [toParlour],
        history: [
          { at: '2026-11-18T08:00:00.000Z', what: 'We were asked to pay a funeral parlour from a part of the claim.' },
        ],
        allowedActs: ['SEND_DOCUMENTS'],
      },
      { isInvoiceAccepted: true, mayAsk: false, paid: 20_000 },
    ),
  },
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'We have paid the funeral parlour');
    await expect(canvas.getByRole('region', { name: 'Payments' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Change it/ })).not.toBeInTheDocument();
  },
};

export const PaidOnAPhone: Story = { ...Paid, globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    claim: anArrangedFuneral({
      life: { id: 'main', name: 'Nompumelelo-Thandolwethu Ngcobo-Mthembu-Dlamini', kind: 'MAIN_MEMBER' },
      parlour: aParlour({ name: 'Nkosinathi Mthembu and Daughters Dignified Funerals (Pty) Ltd' }),
      documents: [parlourInvoice],
    }),
  },
};

export const Refused: Story = {
  args: { claim: anArrangedFuneral({ status: 'REPUDIATED', parlour: aParlour(), allowedActs: [] }) },
  play: async (page) => {
    await isHeaded(page, 'We cannot pay this claim');
    await expect(page.canvas.getByText(/Our reasons go to whoever speaks for the estate\./)).toBeVisible();
  },
};
