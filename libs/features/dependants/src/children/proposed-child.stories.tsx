import { dependantEndpoints, portalPaths } from '@portal/contract';
import { chooseFile, press } from '@portal/forms/testing';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { type ScenarioName } from '@portal/scenarios';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Component as ProposedChildScreen } from './proposed-child.screen';
import { childOf, newPersonOf } from './testing/child-of';

const at = (scenario: ScenarioName, id: string) => ({ scenario, path: portalPaths.newChildDetails(id) });
const palesa = at('pending-newborn', childOf('pending-newborn', 'Palesa'));
const lindiwe = childOf('family-active', 'Lindiwe');

const meta = {
  title: 'Screens/Dependants/Proposed child',
  component: ProposedChildScreen,
  parameters: at('pending-child', newPersonOf('pending-child')),
} satisfies Meta<typeof ProposedChildScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnAdditionTakenBack: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText(/^Requested by Nomsa Dube \(Customer\) on 16 November 2026$/)).toBeVisible();
    await expect(canvas.getByText('Awaiting approval')).toBeVisible();
    await expect(canvas.getByText(/^Our move: we decide by 16 December 2026/)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Add child' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Detail',
      'Proposed',
    ]);
    await expect(table.getByText(/^\*{9}\d{4}$/)).toBeVisible();
    await expect(canvas.getByText(/^Your premium stays R/)).toBeVisible();
    await expect(canvas.getByText(/For natural causes from 1 June 2027/)).toBeVisible();
    await expect(canvas.getByText(/You can undo this within 31 days/)).toBeVisible();
    await expect(canvas.getByText('Received')).toBeVisible();
    await press({ canvas, userEvent }, 'Cancel request');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel request' }));
    await expect(await canvas.findByText(/your request is cancelled. Nothing changed on your policy/)).toBeVisible();
    await loaded.visit.auth.client.invalidateQueries(); // the list does not have it any more
    await expect(canvas.getByText(/your request is cancelled. Nothing changed on your policy/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to dependants' }));
    await expect(await canvas.findByRole('link', { name: 'Lwazi Dube' })).toBeVisible();
    await expect(canvas.queryByText('Onthatile Dube')).toBeNull();
  },
};

export const NewbornApprovedOnceTheCertificateIsSent: Story = {
  parameters: at('pending-newborn', newPersonOf('pending-newborn')),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await expect(await canvas.findByText(/^Requested by Naledi Mokoena \(Consultant\)/)).toBeVisible();
    await expect(canvas.getByText('Still missing')).toBeVisible();
    await expect(
      await canvas.findByText(/^Retabile is not covered yet\. The request cannot be approved before/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline change' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve change' })).toBeNull(); // the certificate comes first
    await userEvent.click(await canvas.findByRole('button', { name: /^Send the birth certificate/ }));
    await chooseFile(canvasElement, aPdfFile());
    await press({ canvas, userEvent }, 'Send');
    await expect(await canvas.findByText(/^birth-certificate\.pdf has arrived/)).toBeVisible();
    await canvas.findByRole('button', { name: 'Approve change' });
    await expect(canvas.queryByText('Birth certificate missing')).toBeNull();
    await expect(canvas.queryByText(/For natural causes from/)).toBeNull(); // no waiting period for a newborn
    await press({ canvas, userEvent }, 'Approve change');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve change' }));
    await expect(await dialog.findByText('Enter the one-time PIN')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Send a PIN/ }));
    await dialog.findByText(/We have sent a one-time PIN/);
    await userEvent.type(dialog.getByLabelText('One-time PIN'), await loaded.visit.readPin());
    await userEvent.click(dialog.getByRole('button', { name: 'Approve change' }));
    await expect(await canvas.findByText('Add child: approved. It applies from 1 December 2026.')).toBeVisible();
  },
};

export const CorrectionDeclinedWithAReason: Story = {
  parameters: palesa,
  play: async ({ canvas, userEvent }) => {
    const surname = within(await canvas.findByRole('row', { name: /^Surname/ }));
    await expect(surname.getByText('Tau')).toBeVisible();
    await expect(surname.getByText('Changed')).toBeVisible();
    await press({ canvas, userEvent }, 'Decline change');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline change' }));
    await expect(await dialog.findByText('Enter a reason')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Your reason'), 'She keeps her surname.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline change' }));
    await expect(await canvas.findByText(/Update child: declined. Nothing changed on your policy/)).toBeVisible();
    await expect(canvas.getByText('She keeps her surname.', { exact: false })).toBeVisible();
  },
};

export const RemovalStruckThrough: Story = {
  parameters: at('family-active', lindiwe),
  play: async ({ canvas, loaded }) => {
    const { auth, scenario } = loaded.visit;
    const body = { id: lindiwe, Version: 1, Reason: 'NO_LONGER_DEPENDANT' };
    await auth.api.call(dependantEndpoints.deleteChild, { policyNumber: scenario.signIn }, body);
    await auth.client.invalidateQueries();
    await expect((await canvas.findAllByText('Will be removed'))[0]).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /^First name/ })).getByText('Lindiwe').tagName).toBe('DEL');
  },
};

export const Expired: Story = {
  parameters: { clock: '31 days later' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no pending change for this record.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to dependants' })).toHaveAttribute('href', '/dependants');
    await expect(await canvas.findByText(/^Expired on .+: it was not decided in time\.$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Correct and send again' })).toBeVisible();
  },
};

export const Declined: Story = {
  parameters: at('pending-several', childOf('pending-several', 'Zaid')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no pending change for this record.')).toBeVisible();
    await expect(await canvas.findByText(/^Declined on .+: The document is not readable\.$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Correct and send again' })).toBeVisible();
  },
};

export const EmptyNothingWaits: Story = {
  parameters: at('family-active', lindiwe),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no pending change for this record.')).toBeVisible();
  },
};

export const OnASmallPhone: Story = {
  parameters: palesa,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve change' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('This change could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Cancel request' })).toBeVisible();
});
