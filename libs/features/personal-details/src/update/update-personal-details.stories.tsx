import { scenario } from '@portal/scenarios';
import { formatPhone } from '@portal/domain';
import { fails, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { confirm, fill, fitsTheScreen, goOn, somebodyElseChanged, typePinSentTo } from '../testing/plays';
import { Component as UpdatePersonalDetailsScreen } from './update-personal-details.screen';

const meta = {
  title: 'Screens/Personal details/Update',
  component: UpdatePersonalDetailsScreen,
  parameters: { scenario: 'family-active', path: '/update-personal-details?section=contact' },
} satisfies Meta<typeof UpdatePersonalDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Parameters<NonNullable<Story['play']>>[0];

const oldNumber = formatPhone(scenario('family-active').seed.policies[0]?.MainMember.Cell_Number ?? '');
const newNumber = '082 123 4567';
const email = 'Email address (optional)';

export const NewEmail: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await fill(tools, email, 'tn@New.example');
    await goOn(tools);
    const changes = within(await canvas.findByRole('table', { name: 'What you change' }));
    await expect(changes.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByText('The change applies as soon as you confirm it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Send a PIN/ })).not.toBeInTheDocument();
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await expect(canvas.getByText(/^Update contact details: done/)).toBeVisible();
  },
};

const typeNewNumber = async (tools: Tools) => {
  await fill(tools, 'Cellphone number', '0821234567');
  await tools.userEvent.type(await tools.canvas.findByLabelText('New cellphone number again'), '082 123 4567');
  await goOn(tools);
};

export const NewNumberWithTwoPins: Story = {
  parameters: { path: '/update-personal-details?section=cellphone' },
  play: async (tools) => {
    const { canvas, canvasElement } = tools;
    await expect(canvas.queryByLabelText('New cellphone number again')).not.toBeInTheDocument();
    await canvas.findByLabelText('Cellphone number');
    const controls = canvasElement.querySelectorAll('a[href], button, input, select, textarea');
    await expect(controls.length).toBeLessThanOrEqual(12);
    await typeNewNumber(tools);
    await expect(
      await canvas.findByText(
        'You confirm this change with two one-time PINs, one to each number. It applies at once.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/For 24 hours after the change you cannot change your bank account/)).toBeVisible();
    await expect(canvas.getByText(/Call 086 000 7580: our staff check who you are/)).toBeVisible();
    await typePinSentTo(tools, oldNumber);
    await typePinSentTo(tools, newNumber);
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await expect(canvas.getByText(/^Update cellphone number: done/)).toBeVisible();
    await expect(canvas.getByText(/For 24 hours from now you cannot change your bank account/)).toBeVisible();
  },
};

const twoPolicies = scenario('child-on-two-policies');

export const NewNumberOnOneOfTwoPolicies: Story = {
  parameters: { scenario: 'child-on-two-policies', path: '/update-personal-details?section=cellphone' },
  play: async (tools) => {
    const { canvas } = tools;
    await typeNewNumber(tools);
    await expect(await canvas.findByText(/^Only the policy on screen gets the new number/)).toBeVisible();
    await typePinSentTo(tools, formatPhone(twoPolicies.seed.policies[0]?.MainMember.Cell_Number ?? ''));
    await typePinSentTo(tools, newNumber);
    await confirm(tools);
    await expect(await canvas.findByText(/^Your other policies still have the old number/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a policy to change it there' })).toHaveAttribute(
      'href',
      '/policies',
    );
  },
};

/** The field of the PIN that was wrong says so and takes the focus; the other PIN stays and is taken. */
const wrongPinSentTo = (wrong: string, sentence: string): Story => ({
  parameters: { path: '/update-personal-details?section=cellphone' },
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await typeNewNumber(tools);
    for (const number of [oldNumber, newNumber]) await typePinSentTo(tools, number);
    const field = canvas.getByLabelText(`PIN sent to ${wrong}`);
    const right = (field as HTMLInputElement).value;
    await userEvent.clear(field);
    await userEvent.type(field, '000000');
    await confirm(tools);
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByLabelText(`PIN sent to ${wrong}`)).toHaveFocus();
    await expect(canvas.getByLabelText(`PIN sent to ${wrong}`)).toBeInvalid();
    await expect(canvas.getByLabelText(`PIN sent to ${wrong === oldNumber ? newNumber : oldNumber}`)).toBeValid();
    await fill(tools, `PIN sent to ${wrong}`, right);
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
  },
});

export const WrongPinOfOldNumber: Story = wrongPinSentTo(oldNumber, 'The one-time PIN is incorrect or has expired.');
export const WrongPinOfNewNumber: Story = wrongPinSentTo(
  newNumber,
  'The one-time PIN sent to the new number is incorrect or has expired.',
);

export const NumbersDiffer: Story = {
  parameters: { path: '/update-personal-details?section=cellphone' },
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await fill(tools, 'Cellphone number', '0821234567');
    await goOn(tools);
    await expect(await canvas.findByRole('link', { name: 'Type the new cellphone number again' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New cellphone number again'), '0821234568');
    await goOn(tools);
    await expect(await canvas.findByRole('link', { name: 'Cellphone numbers do not match' })).toBeVisible();
  },
};

export const ByEmailWithoutOne: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await userEvent.clear(await canvas.findByLabelText(email));
    await userEvent.click(canvas.getByRole('radio', { name: 'Email' }));
    await goOn(tools);
    const sentence = 'Enter the email address at which we may contact you';
    await expect(await canvas.findByRole('link', { name: sentence })).toBeVisible();
  },
};

export const PostElsewhere: Story = {
  parameters: { path: '/update-personal-details?section=address' },
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await userEvent.click(await canvas.findByLabelText('Send my post to my home address'));
    await userEvent.type(canvas.getByLabelText('Street address, PO Box or Private Bag'), 'PO Box 123');
    await goOn(tools);
    await expect(await canvas.findByRole('link', { name: 'Enter the suburb' })).toBeVisible();
  },
};

export const ConsentWithdrawn: Story = {
  parameters: { path: '/update-personal-details?section=offers' },
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await userEvent.click(await canvas.findByLabelText('You may send me offers by SMS'));
    await goOn(tools);
    await expect(await canvas.findByRole('row', { name: /You may send me offers by SMS Yes No/ })).toBeVisible();
    await confirm(tools);
    await expect(await canvas.findByText(/^Update marketing consent: done/)).toBeVisible();
  },
};

export const NothingChanged: Story = {
  play: async (tools) => {
    await tools.canvas.findByRole('button', { name: 'Continue' });
    await goOn(tools);
    await expect(await tools.canvas.findByText('You have not changed anything')).toBeVisible();
  },
};

/** Somebody else made another change meanwhile: it stays, this one is checked once more, and then it is sent. */
export const ChangedMeanwhile: Story = {
  play: async (tools) => {
    const { canvas, loaded } = tools;
    await fill(tools, email, 'thandi@example.com');
    await goOn(tools);
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await somebodyElseChanged(loaded.visit, { Occupation: 'Principal' });
    await confirm(tools);
    await expect(await canvas.findByText(/This record was changed by someone else/)).toBeVisible();
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
  },
};

export const NumberWaits: Story = {
  parameters: { scenario: 'pending-several', path: '/update-personal-details?section=cellphone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A change of this number is waiting for a decision.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Cellphone number' })).not.toBeInTheDocument();
  },
};

export const NotAllowedOnceCancelled: Story = {
  parameters: { scenario: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/while the status of your policy is "Cancelled"/)).toBeVisible();
    await expect(canvas.queryByLabelText(email)).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names', path: '/update-personal-details?section=address' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await fitsTheScreen(canvasElement);
  },
};

export const WhichSection: Story = {
  parameters: { path: '/update-personal-details' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Update cellphone number' })).toHaveAttribute(
      'href',
      '/update-personal-details?section=cellphone',
    );
    await fitsTheScreen(canvasElement);
  },
};

export const Loading: Story = loading();
export const Fails: Story = fails('Your personal details could not be loaded');
