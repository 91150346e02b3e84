import { follow, followAway } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chooseDocument, confirm, fill, goOn } from '../testing/plays';
import { Component as UpdatePersonalDetailsScreen } from './update-personal-details.screen';

const meta = {
  title: 'Screens/Servicing/Personal details',
  component: UpdatePersonalDetailsScreen,
  parameters: {
    scenario: 'family-active',
    path: '/update-personal-details?section=contact',
    staff: 'consultant',
    servicing: '7000010012',
  },
} satisfies Meta<typeof UpdatePersonalDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewEmailAtOnce: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await fill(tools, 'Email address (optional)', 'tn@New.example');
    await goOn(tools);
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await confirm(tools);
    await expect(await canvas.findByText(/^Update contact details: done/)).toBeVisible();
  },
};

/** No draft of what staff type is kept on the service: the check asks before it is left, and the form has it again. */
export const LeftAtTheCheck: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await fill(tools, 'Email address (optional)', 'tn@New.example');
    await goOn(tools);
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await followAway(tools, 'Personal Details', 'Leave');
    await canvas.findByRole('heading', { level: 1, name: 'Personal details' });
    await follow(tools, 'Change how we reach you');
    await expect(await canvas.findByLabelText('Email address (optional)')).toHaveValue('tn@New.example');
    await goOn(tools);
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await confirm(tools);
    await expect(await canvas.findByText(/^Update contact details: done/)).toBeVisible();
    await follow(tools, 'Personal Details');
    await canvas.findByRole('heading', { level: 1, name: 'Personal details' });
  },
};

export const NewNumberForASecondPerson: Story = {
  parameters: { path: '/update-personal-details?section=cellphone' },
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await fill(tools, 'Cellphone number', '0821234567');
    await userEvent.type(await canvas.findByLabelText('New cellphone number again'), '082 123 4567');
    await goOn(tools);
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(await canvas.findByText(/^A second member of our staff checks this change/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Send a PIN/ })).toBeNull();
    await expect(canvas.queryByText(/Do not go on here/)).toBeNull();
    await confirm(tools);
    await expect(
      await canvas.findByText(/^Update cellphone number: sent\. A second member of our staff/),
    ).toBeVisible();
    await expect(canvas.queryByText(/We sent a message to your old number/)).toBeNull();
  },
};

/** An administrator corrects a birth date that the ID number contradicts, and a second one decides. */
export const BirthDateTheNumberContradicts: Story = {
  parameters: { path: '/update-personal-details?correct=identity', staff: 'portalAdmin' },
  play: async (tools) => {
    const { canvas, canvasElement, userEvent } = tools;
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Override a rule for this person/ }));
    const birth = within(canvas.getByRole('group', { name: 'Date of birth' }));
    await userEvent.clear(birth.getByLabelText('Day'));
    await userEvent.type(birth.getByLabelText('Day'), '9');
    await fill(tools, 'Reason for overriding this rule', 'We saw the passport and the birth certificate');
    await chooseDocument(canvasElement);
    await goOn(tools);
    const changes = within(await canvas.findByRole('table', { name: 'What you change' }));
    await expect(changes.getByText('We saw the passport and the birth certificate')).toBeVisible();
    await confirm(tools);
    await expect(
      await canvas.findByText(/^Correct identity details: sent\. A second member of our staff/),
    ).toBeVisible();
  },
};

export const NoRuleForAConsultantToOverride: Story = {
  parameters: { path: '/update-personal-details?correct=identity' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await expect(canvas.queryByRole('checkbox', { name: /^Overrode a rule/ })).toBeNull();
  },
};
