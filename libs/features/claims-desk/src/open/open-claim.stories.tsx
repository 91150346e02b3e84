import { chooseFile } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { scenario } from '@portal/scenarios';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component } from './open-claim.screen';

const { signIn: policyNumber } = scenario('family-active');
const meta = {
  title: 'Screens/Claims desk/Open a claim',
  component: Component,
  parameters: { scenario: 'family-active', staff: 'consultant', servicing: policyNumber, path: '/desk/claims/new' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheOpenPolicy: Story = {
  play: async ({ canvas, userEvent }) => {
    const who = within(await canvas.findByRole('group', { name: 'Who died?' }));
    await expect(who.getByRole('radio', { name: /^Thandi Nkosi/ })).toBeVisible();
    await userEvent.click(who.getByRole('radio', { name: 'A stillborn child' }));
    await expect(await canvas.findByRole('group', { name: 'The pregnancy' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the claim' }));
    await expect((await canvas.findAllByText('Enter the date of death'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Select the cause of death')[0]).toBeVisible();
  },
};

/** Opened through the service, taken on, and the certificate that the caller brought is added and accepted. */
export const OpenedAndWorkedOn: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const press = async (name: string | RegExp) => userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Sipho Nkosi/ }));
    const died = within(canvas.getByRole('group', { name: 'Date of death' }));
    await userEvent.type(died.getByRole('textbox', { name: 'Day' }), '10');
    await userEvent.type(died.getByRole('textbox', { name: 'Month' }), '11');
    await userEvent.type(died.getByRole('textbox', { name: 'Year' }), '2026');
    await userEvent.click(canvas.getByRole('radio', { name: 'Not known yet' }));
    await press('Open the claim');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sipho Nkosi' })).toBeVisible();
    const decision = within(canvas.getByRole('region', { name: 'Decision' }));
    await expect(decision.getByText('We need documents')).toBeVisible();
    await press('Take on this claim');
    await press(/^Add a file ?: Death certificate/);
    await chooseFile(canvasElement, aPdfFile('certificate.pdf'));
    await press('Add this file');
    await expect(await canvas.findByText(/^Death certificate .* has come\.$/)).toBeVisible();
    await press(/^Judge it ?: Death certificate/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Accept it' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Cause of death/ }), 'Illness or old age');
    await press('Save');
    await expect(await canvas.findByText(/^Death certificate .* is accepted\.$/)).toBeVisible();
    await expect(canvas.getByText(/cause: illness or old age/)).toBeVisible();
  },
};

/** From the report of a death: its day stands there already. */
export const FromAReport: Story = {
  parameters: { path: '/desk/claims/new?report=none&died=2026-11-15' },
  play: async ({ canvas }) => {
    const died = within(await canvas.findByRole('group', { name: 'Date of death' }));
    await expect(died.getByRole('textbox', { name: 'Day' })).toHaveValue('15');
    await expect(died.getByRole('textbox', { name: 'Year' })).toHaveValue('2026');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Who died?' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const NoPolicyIsOpen: Story = {
  parameters: { servicing: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the policy' }));
    await expect(await canvas.findByText('Enter the policy number')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Policy number' }), policyNumber);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the policy' }));
    await expect(await canvas.findByRole('heading', { name: new RegExp(policyNumber) })).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('The policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('group', { name: 'Who died?' })).toBeVisible();
});
