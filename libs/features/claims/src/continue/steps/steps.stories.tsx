import { anIdNumber } from '@portal/domain/testing';
import { choose, fillIn, follow, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aContinuation, aGuardiansContinuation } from '../../testing/a-continuation';
import { isHeaded } from '../../testing/plays';
import { aDaughter, aSon, someAnswers } from '../../testing/some-answers';
import { typedSoFar } from '../../testing/typed-so-far';
import { type Answers, beginningOf } from '../answers';
import { ContinuationView } from '../continuation-view';

const reference = 'CL-7K3M-Q2XR';
const continuation = aContinuation();
const meta = {
  title: 'Screens/Claims/Take over the policy/Steps',
  component: ContinuationView,
  parameters: { scenario: 'family-active', path: `/policies/continue/${reference}` },
  args: { reference, continuation },
} satisfies Meta<typeof ContinuationView>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: string) => ({ path: `/policies/continue/${reference}?step=${step}` });
const typed = (more: Partial<Answers> = {}) => [typedSoFar(reference, someAnswers(more))];
const phone = { globals: { viewport: { value: 'phone' } } };
const two = [
  { ...aDaughter, Benefit_Share: 60 },
  { ...aSon, Benefit_Share: 40 },
];

/** What is known is there: nobody types it again. */
export const Contact: Story = {
  parameters: at('contact'),
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'How we reach you');
    await expect(await canvas.findByLabelText('Marital status')).toHaveValue('WIDOWED');
    await fillIn(page, { 'Email address (optional)': 'zodwa@example', 'Street address': '21 Beach Road' });
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Enter the suburb'))[0]).toBeVisible();
  },
};

export const ContactOnAPhone: Story = { ...Contact, ...phone };

/** No record of ours says who a guardian of children is. */
export const Guardian: Story = {
  args: { continuation: aGuardiansContinuation() },
  parameters: at('guardian'),
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'Who you are');
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Enter the first name'))[0]).toBeVisible();
    await fillIn(page, {
      Title: 'Ms',
      'First name': 'Nomsa',
      Surname: 'Khumalo',
      'ID number': anIdNumber({ born: '1980-05-05', sequence: 3 }),
    });
    await press(page, 'Continue');
    await isHeaded(page, 'How we reach you');
    await expect(await canvas.findByText(/^You are Nomsa Khumalo\./)).toBeVisible();
  },
};

export const GuardianOnAPhone: Story = { ...Guardian, ...phone };

/** Nobody is paid when a guardian dies, who is not covered, and so nobody is named. */
export const GuardianChecks: Story = {
  args: { continuation: aGuardiansContinuation() },
  parameters: at('check'),
  decorators: typed({
    guardian: {
      Title: 'MS',
      First_Name: 'Nomsa',
      Surname: 'Khumalo',
      Id_Type: 'SA_ID',
      Id_Number: anIdNumber({ born: '1980-05-05', sequence: 3 }),
      Date_Of_Birth: '1980-05-05',
      Gender: 'FEMALE',
    },
    Beneficiaries: [],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Who you are' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Beneficiary/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Your cover')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Send a PIN to your cellphone' })).toBeVisible();
  },
};

export const NobodyIsPaidYet: Story = {
  parameters: at('beneficiaries'),
  play: async (page) => {
    await isHeaded(page, 'Who is paid when you die');
    await press(page, 'Continue');
    await expect(await page.canvas.findByText('Add at least one beneficiary')).toBeVisible();
  },
};

export const NobodyIsPaidYetOnAPhone: Story = { ...NobodyIsPaidYet, ...phone };

/** What is half typed about somebody is there again when one comes back to it. */
export const SomebodyIsAdded: Story = {
  parameters: at('beneficiaries'),
  decorators: typed({ Beneficiaries: [] }),
  play: async (page) => {
    const { canvas } = page;
    await follow(page, 'Add a beneficiary');
    await isHeaded(page, 'Add a beneficiary');
    await fillIn(page, { 'First name': 'Lindiwe', Surname: 'Jacobs' });
    await press(page, 'Add this person');
    await expect((await canvas.findAllByText('Select the title'))[0]).toBeVisible();
    await press(page, 'Your details');
    await press(page, 'Continue');
    await follow(page, 'Add a beneficiary');
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Lindiwe');
    await fillIn(page, {
      Title: 'Ms',
      'This person is my': 'Daughter',
      'ID number': aDaughter.Id_Number,
      'Cellphone number': '082 666 0004',
    });
    await choose(page, 'I confirm that I may share this person’s information.');
    await press(page, 'Add this person');
    await isHeaded(page, 'Who is paid when you die');
    await expect(await canvas.findByRole('heading', { name: 'Lindiwe Jacobs' })).toBeVisible();
    await expect(canvas.getByText(/^Lindiwe Jacobs: 100.%, R.20.000$/)).toBeVisible();
    await press(page, 'Continue');
    await isHeaded(page, 'How you pay');
  },
};

const born = '2016-05-10';

export const SomebodyIsTooYoung: Story = {
  parameters: at('beneficiaries&person=0'),
  decorators: typed({ Beneficiaries: [{ ...aDaughter, Id_Number: anIdNumber({ born }), Date_Of_Birth: born }] }),
  ...phone,
  play: async (page) => {
    await isHeaded(page, 'Change a beneficiary');
    await press(page, 'Save changes');
    await expect((await page.canvas.findAllByText(/^A beneficiary must be/))[0]).toBeVisible();
  },
};

/** Shares are whole percents of the cover and add up; somebody who is left alone is paid everything. */
export const TwoArePaid: Story = {
  parameters: at('beneficiaries'),
  decorators: typed({ Beneficiaries: two }),
  play: async (page) => {
    const { canvas, userEvent } = page;
    await expect(await canvas.findByText(/^R.12.000$/)).toBeVisible();
    await fillIn(page, { 'Themba Jacobs': '30' });
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Beneficiary shares must add up to 100%'))[0]).toBeVisible();
    await press(page, 'Remove Themba Jacobs');
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Yes, remove' }));
    await expect(await canvas.findByText(/^Lindiwe Jacobs: 100.%, R.20.000$/)).toBeVisible();
  },
};

export const TwoArePaidOnAPhone: Story = {
  parameters: at('beneficiaries'),
  decorators: typed({ Beneficiaries: two }),
  ...phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^All 100.% is shared out$/)).toBeVisible();
  },
};

export const Payment: Story = {
  parameters: at('payment'),
  decorators: [typedSoFar(reference, { ...beginningOf(continuation), Beneficiaries: [aDaughter] })],
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'How you pay');
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Select the payment method'))[0]).toBeVisible();
    await choose(page, /^Debit order/);
    await expect(await canvas.findByLabelText('Account holder')).toHaveValue('Zodwa Jacobs');
    await choose(page, /^Pay@/);
    await waitFor(() => expect(canvas.queryByLabelText('Account holder')).not.toBeInTheDocument());
    await press(page, 'Continue');
    await isHeaded(page, 'Check your answers');
  },
};

export const PaymentOnAPhone: Story = {
  parameters: at('payment'),
  decorators: typed(),
  ...phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Bank')).toHaveValue('FNB');
  },
};

/** Every answer with the way back to it, and from there to the check. */
export const Check: Story = {
  parameters: at('check'),
  decorators: typed({ Beneficiaries: two }),
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'Check your answers');
    await expect(await canvas.findByText('******2345')).toBeVisible();
    await expect(canvas.queryByText('62000012345')).not.toBeInTheDocument();
    await follow(page, 'Change Beneficiary: Themba Jacobs');
    await fillIn(page, { 'First name': 'Thabo' });
    await press(page, 'Save changes');
    await isHeaded(page, 'Who is paid when you die');
    await press(page, 'Continue');
    await isHeaded(page, 'Check your answers');
    await expect(await canvas.findByRole('heading', { name: 'Beneficiary: Thabo Jacobs' })).toBeVisible();
  },
};

export const CheckOnAPhone: Story = {
  parameters: at('check'),
  decorators: typed(),
  ...phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask to take over the policy' })).toBeVisible();
  },
};

export const CheckInTheDark: Story = { ...CheckOnAPhone, parameters: { ...at('check'), theme: 'dark' } };

/** Whoever comes to the check too early is led to what is missing, with what is wrong there. */
export const SomethingIsMissing: Story = {
  parameters: at('check'),
  decorators: typed({ payment: {}, Beneficiaries: [{ ...aDaughter, Benefit_Share: 50 }] }),
  play: async (page) => {
    const { canvas } = page;
    await expect(await canvas.findByText('Before you can ask to take over the policy')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask to take over the policy' })).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: 'Who is paid when you die: Beneficiary shares must add up to 100%' }),
    ).toBeVisible();
    await follow(page, 'How you pay: Select the payment method');
    await isHeaded(page, 'How you pay');
    await choose(page, /^Pay@/);
    await press(page, 'Continue');
    await isHeaded(page, 'Check your answers');
  },
};
