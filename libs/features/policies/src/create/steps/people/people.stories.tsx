import { anIdNumber } from '@portal/domain/testing';
import { choose, fillIn, follow, heading, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Component as CreatePolicyScreen } from '../../create-policy.screen';
import { familyOfEight } from '../../testing/an-application';
import { begun } from '../../testing/begun';

const meta = {
  title: 'Screens/Policies/Take out a policy/People',
  component: CreatePolicyScreen,
  parameters: { scenario: 'family-active', path: '/create-policy' },
} satisfies Meta<typeof CreatePolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: string) => ({ path: `/create-policy?step=${step}` });
const withFamily = [begun(familyOfEight)];
const silver = { plan: { category: 'family', productId: 'prd-fa-020' } };

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
    await expect(await canvas.findByText(/^R.206 a month$/)).toBeVisible(); // 119 + 87
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

export const OnASmallPhone: Story = {
  parameters: at('people'),
  decorators: withFamily,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nandi Nkosi' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};
