import { anIdNumber } from '@portal/domain/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as CreatePolicyScreen } from './create-policy.screen';
import { familyOfEight } from './testing/an-application';
import { begun, keepElsewhere } from './testing/begun';
import { choose, fillIn, follow, heading, press } from './testing/fill-in';

const meta = {
  title: 'Screens/Policies/Take out a policy',
  component: CreatePolicyScreen,
  parameters: { scenario: 'family-active', path: '/create-policy' },
} satisfies Meta<typeof CreatePolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: string) => ({ path: `/create-policy?step=${step}` });
const withFamily = [begun(familyOfEight)];
const premium = { name: 'Your premium' };
const silver = { plan: { category: 'family', productId: 'prd-fa-020' } };

export const ChoosingAPlan: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(await heading(page, 'Choose a plan')).toBeVisible();
    await expect(canvas.getByRole('complementary', premium)).toHaveTextContent('Choose a plan');
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Select who you want to cover'))[0]).toBeVisible();
    await choose(page, 'Me, my spouse and our children', /^Silver Family Plan/);
    await expect(await canvas.findByText(/^R.119.00 a month$/)).toBeVisible();
    await choose(page, 'Only me'); // the same amount, for fewer people
    await expect(await canvas.findByText(/^R.71.00 a month$/)).toBeVisible();
    await press(page, 'Continue');
    await expect(await heading(page, 'Your details')).toBeVisible();
  },
};

export const Me: Story = {
  parameters: at('me'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByText('Thandi Nkosi')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'ID number' })).toBeNull();
    await expect(canvas.getByLabelText('Street address')).toHaveValue('8115 Vilakazi Street');
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Select yes or no'))[0]).toBeVisible();
    const group = within(
      canvas.getByRole('group', { name: 'Does this policy replace funeral cover with another insurer?' }),
    );
    await userEvent.click(group.getByLabelText('Yes'));
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Name of the insurer is required'))[0]).toBeVisible();
    await userEvent.click(group.getByLabelText('No'));
    await press(page, 'Continue');
    await expect(await heading(page, 'Who else is covered')).toBeVisible();
  },
};

export const PeopleNobodyYet: Story = {
  parameters: at('people'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByText(/Up to 6 children under 22/)).toBeVisible();
    await follow(page, 'Add Sipho Nkosi from your policy');
    await expect(await heading(page, 'Add your spouse')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Sipho');
    await choose(page, /This person is alive and known to me/);
    await press(page, 'Add this person');
    await expect(await canvas.findByRole('heading', { name: 'Sipho Nkosi' })).toBeVisible();
    await expect(canvas.getByText('Add another spouse as an extended member.')).toBeVisible();
  },
};

export const AddingAnExtendedMember: Story = {
  parameters: at('people&person=ExtendedMembers.new'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillIn(page, { Title: 'Mrs', 'First name': 'Miriam', Surname: 'Nkosi', 'Relationship to you': 'Mother' });
    await fillIn(page, { 'ID number': anIdNumber({ born: '1958-09-12', gender: 'FEMALE', sequence: 7 }) });
    await expect(await canvas.findByText(/What it adds at 68 years of age/)).toBeVisible();
    await expect(canvas.queryByLabelText(/R.30.000/)).toBeNull(); // never more than the own cover of R20 000
    await choose(page, /R.10.000/, /This person is alive and known to me/);
    await press(page, 'Add this person');
    await expect(await canvas.findByRole('heading', { name: 'Miriam Nkosi' })).toBeVisible();
    await expect(await canvas.findByText(/^R.206.00 a month$/)).toBeVisible(); // 119 + 87
  },
};

export const PeopleEight: Story = {
  parameters: at('people'),
  decorators: withFamily,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByText('We kept what you typed before. You can go on from here.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Nandi Nkosi' })).toBeVisible();
    await press(page, 'Remove Nandi Nkosi');
    await press(page, 'Yes, remove');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Nandi Nkosi' })).toBeNull());
    await follow(page, 'Change Sizwe Nkosi');
    await expect(await heading(page, 'Change a child')).toBeVisible();
    await fillIn(page, { 'First name': 'Sizwe Junior' });
    await press(page, 'Save changes');
    await expect(await canvas.findByRole('heading', { name: 'Sizwe Junior Nkosi' })).toBeVisible();
  },
};

export const LeftHalfWay: Story = {
  parameters: at('people'),
  decorators: [begun({ ...silver, unfinished: { at: 'Children.new', values: { First_Name: 'Zola' } } })],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await follow(page, 'Go on adding a child');
    await expect(await heading(page, 'Add a child')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Zola');
    await follow(page, 'Cancel');
    await expect(await canvas.findByRole('link', { name: 'Add a child' })).toBeVisible();
  },
};

export const NotSavedWithoutNetwork: Story = {
  parameters: at('me'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await heading(page, 'Your details');
    loaded.visit.network.break('offline');
    await fillIn(page, { 'Occupation (optional)': 'Principal' });
    await expect(await canvas.findByText(/^Not saved yet/, undefined, { timeout: 8000 })).toBeVisible();
    loaded.visit.network.mend();
    await fillIn(page, { 'Occupation (optional)': 'Head' });
    await expect(await canvas.findByText(/^Saved\./, undefined, { timeout: 4000 })).toBeVisible();
  },
};

export const PlanThatTakesNoFamily: Story = {
  parameters: at('people'),
  decorators: [begun({ ...familyOfEight, plan: { category: 'single-member', productId: 'prd-sm-020' } })],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    const noSpouse = 'Your plan does not cover a spouse. Change to a Family plan to add a spouse.';
    await expect(await canvas.findByText(noSpouse)).toBeVisible();
    await press(page, 'Continue');
    await expect(await canvas.findByText('There is a problem')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('link', { name: 'Change the plan' })[0] as HTMLElement);
    await expect(await heading(page, 'Choose a plan')).toBeVisible();
  },
};

export const Benefits: Story = {
  parameters: at('benefits'),
  decorators: [begun({ plan: { category: 'family', productId: 'prd-fa-075' } })],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, /^Cash-back benefit/, /^Accidental death benefit/, /^Tombstone benefit/);
    await expect(await canvas.findByText(/^R.430.00 a month$/)).toBeVisible(); // 366 + 37 + 5 + 22
    await press(page, 'Continue');
    const tooMuch = 'This benefit would take the cover on your life above the legal maximum of R100 000';
    await expect((await canvas.findAllByText(tooMuch))[0]).toBeVisible();
    await choose(page, /^Tombstone benefit/);
    await press(page, 'Continue');
    await expect(await heading(page, 'Who is paid')).toBeVisible();
  },
};

export const BeneficiariesNobodyYet: Story = {
  parameters: at('beneficiaries'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Continue');
    await expect(await canvas.findByText(/Add at least one beneficiary/)).toBeVisible();
  },
};

export const BeneficiariesShares: Story = {
  parameters: at('beneficiaries'),
  decorators: withFamily,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillIn(page, { 'Bongani Nkosi': '70' });
    await expect(canvas.getByText(/10.% too much/)).toBeVisible();
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Beneficiary shares must add up to 100%'))[0]).toBeVisible();
    await press(page, 'Share equally');
    await press(page, 'Continue');
    await expect(await heading(page, 'How you pay')).toBeVisible();
  },
};

export const PaymentByDebitOrder: Story = {
  parameters: at('payment'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, /^Debit order/);
    await press(page, 'Continue');
    for (const sentence of ['Select a bank', 'Account number is required', 'Select a debit day']) {
      await expect((await canvas.findAllByText(sentence))[0]).toBeVisible();
    }
    await fillIn(page, { Bank: 'FNB', 'Account number': '62000012345', 'Account number again': '62000012345' });
    await fillIn(page, { 'Debit day': '25th' });
    await choose(page, 'Savings', /^I authorise you/);
    await press(page, 'Continue');
    await expect(await heading(page, 'Declarations')).toBeVisible();
    await follow(page, 'Back');
    await expect(await canvas.findByLabelText('Account number')).toHaveValue('62000012345');
  },
};

export const Declarations: Story = {
  parameters: at('declarations'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Please accept all declarations'))[0]).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await press(page, 'Continue');
    await expect(await heading(page, 'Check your application')).toBeVisible();
  },
};

export const ReviewUnfinished: Story = {
  parameters: at('review'),
  decorators: [begun({ ...familyOfEight, benefits: {}, me: {}, Beneficiaries: [] })],
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await press(page, 'Send application');
    await expect(await canvas.findByText('Before you can send your application')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your details: Select yes or no' })).toBeVisible();
    await follow(page, 'Who is paid: Add at least one beneficiary');
    await expect(await heading(page, 'Who is paid')).toBeVisible();
    await expect(canvas.getByText('Add at least one beneficiary')).toBeVisible();
  },
};

export const FromReviewAndBack: Story = {
  parameters: at('review'),
  decorators: withFamily,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await follow(page, 'Change Extended member: Petrus Nkosi');
    await expect(await heading(page, 'Change an extended member')).toBeVisible();
    await fillIn(page, { 'First name': 'Piet' });
    await press(page, 'Save changes');
    await press(page, 'Continue');
    await expect(await heading(page, 'Check your application')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Extended member: Piet Nkosi' })).toBeVisible();
  },
};

export const Sent: Story = {
  parameters: at('declarations'),
  decorators: withFamily,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await heading(page, 'Declarations');
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await press(page, 'Continue');
    await expect(await heading(page, 'Check your application')).toBeVisible();
    const premium = await canvas.findByText(/^R.\d+.00 a month$/, { selector: '[role=status]' });
    const said = premium.textContent.replace(/\s/g, ' ');
    await press(page, 'Send application');
    await expect(await heading(page, 'Application sent')).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
    await expect(canvas.getByText(/^7\d{9}$/)).toBeVisible();
    await expect(canvas.getByText(said)).toBeVisible(); // what was in view is what the service asks
    await expect(canvas.getByText('Ayanda Nkosi')).toBeVisible();
    await expect(canvas.getAllByText('Birth certificate or ID')).toHaveLength(3);
    await follow(page, 'Back to policies');
    await expect(await canvas.findByText('Pending')).toBeVisible();
  },
};

export const CoverAboveTheLegalMaximum: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, 'Only me', /^Diamond Single Member Plan/);
    await press(page, 'Continue');
    const tooMuch = 'The total cover on Thandi would be above the legal maximum'; // with the Gold Family Plan
    await expect((await canvas.findAllByText(tooMuch))[0]).toBeVisible();
    await choose(page, /^Platinum Single Member Plan/);
    await press(page, 'Continue');
    await expect(await heading(page, 'Your details')).toBeVisible();
  },
};

export const ChangedInAnotherTab: Story = {
  parameters: at('plan'),
  decorators: [begun(silver)],
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByText(/^R.119.00 a month$/)).toBeVisible();
    await keepElsewhere(loaded.visit, { plan: { category: 'family', productId: 'prd-fa-050' } });
    await choose(page, /^Bronze Family Plan/);
    const notice = /This application was changed in another tab or on another device/;
    await expect(await canvas.findByText(notice, undefined, { timeout: 4000 })).toBeVisible();
    await press(page, 'Use the newer one');
    await expect(await canvas.findByText(/^R.257.00 a month$/)).toBeVisible();
    await expect(canvas.queryByText(notice)).toBeNull();
  },
};

export const StartAgain: Story = {
  parameters: at('people'),
  decorators: withFamily,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await press(page, 'Start again');
    await press(page, 'Yes, throw it away');
    await expect(await heading(page, 'Choose a plan')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/We kept what you typed before/)).toBeNull());
    await expect(canvas.getByRole('complementary', premium)).toHaveTextContent('Choose a plan');
  },
};

export const OnASmallPhone: Story = {
  parameters: at('people'),
  decorators: withFamily,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nandi Nkosi' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const OneIsOpenAlready: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is already an open application for this person')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { fault: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading your application')).toBeVisible();
  },
};

export const FailsUntilReload: Story = {
  parameters: { fault: 500 },
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByText('This page could not be loaded')).toBeVisible();
    loaded.visit.network.mend();
    await press(page, 'Reload');
    await waitFor(() =>
      expect(canvas.queryByText('Choose a plan') ?? canvas.queryByText(/could not be/)).not.toBeNull(),
    );
  },
};
