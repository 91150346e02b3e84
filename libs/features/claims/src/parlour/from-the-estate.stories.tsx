import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aParlour } from '../testing/a-claim';
import { anArrangedFuneral } from '../testing/an-arranged-funeral';
import { isHeaded } from '../testing/plays';
import { ChooseCash } from './choose-cash';
import { ClaimParlour } from './claim-parlour';
import { ConfirmParlour } from './confirm-parlour';

const meta = {
  title: 'Screens/Claims/Pay a funeral parlour, from the estate',
  component: ClaimParlour,
  args: { claim: anArrangedFuneral() },
  parameters: { scenario: 'family-active', path: '/claims/CL-7K3M-Q2XR/funeral-parlour' },
} satisfies Meta<typeof ClaimParlour>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same form, which says how much can be paid, and for whom the rest is. */
export const Empty: Story = {
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'Pay a funeral parlour');
    await expect(
      canvas.getByText(/^Up to R.20.000 can be paid to the funeral parlour at once\. The rest is for the estate\.$/),
    ).toBeVisible();
    await expect(await canvas.findByLabelText('Name of the funeral parlour')).toHaveValue('');
    await expect(canvas.queryByText(/cash/)).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

const chosen = anArrangedFuneral({ parlour: aParlour() });

export const Filled: Story = {
  args: { claim: chosen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name of the funeral parlour')).toHaveValue('Dignity Funerals');
    await expect(canvas.getByRole('link', { name: 'Take it back' })).toBeVisible();
  },
};

const typed = {
  name: 'Dignity Funerals',
  registrationNumber: '2015/123456/07',
  invoiceAmount: 31_000,
  Account_Holder_Name: 'Dignity Funerals',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'CURRENT' as const,
  Account_Number: '62000067890',
};

/** By which rule the parlour is paid, and not what the estate is. */
export const Checked: Story = {
  render: () => <ConfirmParlour claim={anArrangedFuneral()} parlour={typed} />,
  play: async (page) => {
    await isHeaded(page, 'Check who gets what');
    const parts = within(page.canvas.getByRole('region', { name: 'Who gets what' }));
    await expect(parts.getByText(/^Dignity Funerals gets R.20.000, or what is there/)).toBeVisible();
    await expect(page.canvas.getByRole('button', { name: 'Pay this funeral parlour' })).toBeVisible();
  },
};

export const CheckedOnAPhone: Story = { ...Checked, globals: { viewport: { value: 'phone' } } };

export const TakenBack: Story = {
  render: () => <ChooseCash claim={chosen} parlour={aParlour()} />,
  play: async (page) => {
    await isHeaded(page, 'Take it back');
    await expect(
      page.canvas.getByText('Everything is for the estate, and we pay nothing to Dignity Funerals.'),
    ).toBeVisible();
    await expect(page.canvas.getByRole('button', { name: 'Pay no funeral parlour' })).toBeVisible();
  },
};

export const AlreadySent: Story = {
  args: { claim: anArrangedFuneral({ parlour: aParlour(), allowedActs: ['SEND_DOCUMENTS'] }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'The payment to the funeral parlour has gone to the bank. It cannot be changed any more.',
      ),
    ).toBeVisible();
  },
};
