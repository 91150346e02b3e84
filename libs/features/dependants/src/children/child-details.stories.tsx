import { childStudiesPath, dependantEndpoints, portalPaths } from '@portal/contract';
import { type ScenarioName } from '@portal/scenarios';
import { press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Component as ChildDetailsScreen } from './child-details.screen';
import { childOf, newPersonOf } from './testing/child-of';

const of = (scenario: ScenarioName, firstName: string) => ({
  scenario,
  path: portalPaths.childDetails(childOf(scenario, firstName)),
});
const lindiwe = childOf('family-active', 'Lindiwe');

const meta = {
  title: 'Screens/Dependants/Child',
  component: ChildDetailsScreen,
  parameters: of('family-active', 'Lindiwe'),
} satisfies Meta<typeof ChildDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePolicy: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lindiwe Nkosi' })).toBeVisible();
    await expect(canvas.getByText('Biological child, 11 years')).toBeVisible();
    await expect(await canvas.findByText(/^R.15.000$/)).toBeVisible();
    await expect(canvas.getByText(/^\d+ [A-Z][a-z]+ 20\d\d, the 22nd birthday$/)).toBeVisible();
    await expect(canvas.getByText(/Turns 18: cover changes from R.15.000 to R.30.000\./)).toBeVisible();
    await expect(canvas.getByText(/\*{9}\d{4}/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show ID number' }));
    await expect(canvas.getByText(/^\d{13}$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change details' })).toHaveAttribute(
      'href',
      `/child/update/${lindiwe}`,
    );
  },
};

export const Student: Story = {
  parameters: of('large-family', 'Bongani'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tshwane University of Technology')).toBeVisible();
    await expect(canvas.getByText(/the 26th birthday$/)).toBeVisible();
    await expect(
      canvas.getByText(/Last day for new proof of study. Without it cover ends on 30 April 2027/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send proof of study' })).toHaveAttribute(
      'href',
      childStudiesPath(childOf('large-family', 'Bongani')),
    );
  },
};

/** Seven weeks before the last birthday with cover as a child behind her. */
export const SoonTooOld: Story = {
  parameters: of('much-to-do', 'Palesa'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Send proof of study' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Move to extended cover' })).toHaveAttribute(
      'href',
      `${portalPaths.addExtendedMember()}?child=${childOf('much-to-do', 'Palesa')}`,
    );
  },
};

export const Newborn: Story = {
  parameters: of('large-family', 'Amahle'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Biological child, under 1 year')).toBeVisible();
    await expect(canvas.getByText('Birth certificate')).toBeVisible();
    await expect(canvas.getByText('Last day to add the ID number.', { exact: false })).toBeVisible();
  },
};

export const DisabledAdult: Story = {
  parameters: of('large-family', 'Nomvula'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No age limit')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  },
};

export const RemovalToReference: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Remove Lindiwe Nkosi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Lindiwe Nkosi?' }));
    await expect(dialog.getByText(/for Lindiwe ends on 1 December 2026, if we approve this before then/)).toBeVisible();
    await expect(dialog.getByText(/^Your premium stays R/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    await expect(dialog.getByText('Select the reason')).toBeVisible();
    await userEvent.click(dialog.getByLabelText('No longer dependant'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('Child: Lindiwe N.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your request' })).toHaveAttribute(
      'href',
      portalPaths.newChildDetails(lindiwe),
    );
  },
};

/** A removal pays nothing: whoever chooses that the child has died is told of the claim. */
export const RemovalAfterADeath: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Remove Lindiwe Nkosi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Lindiwe Nkosi?' }));
    await expect(dialog.queryByRole('link', { name: 'report the death' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByLabelText('Deceased'));
    const report = await dialog.findByRole('link', { name: 'report the death' });
    await expect(report).toHaveAttribute('href', '/claims/new');
    await expect(report.closest('[role="status"]')).toHaveTextContent(
      'If Lindiwe Nkosi has died, please report the death. You may have a claim.',
    );
    await expect(dialog.getByRole('button', { name: 'Yes, remove' })).toBeEnabled();
  },
};

export const PendingRemoval: Story = {
  play: async ({ canvas, loaded }) => {
    const { auth, scenario } = loaded.visit;
    await canvas.findByRole('heading', { level: 1, name: 'Lindiwe Nkosi' });
    const body = { id: lindiwe, Version: 1, Reason: 'MARRIED' };
    const params = { policyNumber: scenario.signIn };
    await expect(await auth.api.call(dependantEndpoints.deleteChild, params, body)).toMatchObject({ success: true });
    await auth.client.invalidateQueries();
    await expect(await canvas.findByText(/The removal waits for approval. Cover goes on until then/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Change details' })).toBeNull();
  },
};

/** Somebody else changed the child while this page was open: nothing is removed, and the dialog says why. */
export const StaleVersionWhileRemoving: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lindiwe Nkosi' });
    const { auth, scenario } = loaded.visit;
    const params = { policyNumber: scenario.signIn };
    const other = { id: lindiwe, Version: 1, Email_Address: 'lindiwe@example.com' };
    await expect(await auth.api.call(dependantEndpoints.updateChild, params, other)).toMatchObject({ success: true });
    await press({ canvas, userEvent }, 'Remove Lindiwe Nkosi');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Other'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    await expect(await dialog.findByText(/This record was changed by someone else/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  },
};

export const NotAllowedAfterALapse: Story = {
  parameters: of('lapsed', 'Imraan'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Not covered since \d+ \w+\. Pay by \d+ \w+( \d+)? to bring it back$/),
    ).toBeVisible();
    const why = 'This is not possible while the status of your policy is "Lapsed".';
    await expect(await canvas.findAllByText(why)).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const PendingChangeForTheCustomer: Story = {
  parameters: of('pending-newborn', 'Palesa'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A change of the details waits for your approval/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the change and decide' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change details' })).toBeNull();
  },
};

export const PendingAddition: Story = {
  parameters: { scenario: 'pending-child', path: portalPaths.childDetails(newPersonOf('pending-child')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This child is not covered yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the request' })).toHaveAttribute(
      'href',
      portalPaths.newChildDetails(newPersonOf('pending-child')),
    );
  },
};

export const EmptyUnknownChild: Story = {
  parameters: { path: '/child/details/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This child is not on your policy.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to dependants' })).toHaveAttribute('href', '/dependants');
  },
};

export const OnASmallPhone: Story = {
  parameters: of('long-names', 'Bo'),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bo Ng' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Lindiwe Nkosi' })).toBeVisible();
});
