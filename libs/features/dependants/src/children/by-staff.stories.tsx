import { servicingAdditions, portalPaths } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { choose, fillIn, type Page, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as AddChildScreen } from './add-child.screen';

const policyNumber = '7000010012';
const meta = {
  title: 'Screens/Servicing/A form of the policyholder',
  component: AddChildScreen,
  // The tab of an earlier story may still be called by its policy.
  beforeEach: () => void (window.name = ''),
  parameters: { scenario: 'family-active', path: portalPaths.addChild(), staff: 'consultant', servicing: policyNumber },
} satisfies Meta<typeof AddChildScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillInNaledi(page: Page) {
  await fillIn(page, { 'First name': 'Naledi', Surname: 'Nkosi' });
  await choose(page, 'Biological child');
  await fillIn(page, { 'ID number': anIdNumber({ born: '2019-09-01', gender: 'FEMALE', sequence: 2 }) });
  await choose(page, /I am the parent or guardian/);
}

export const SentUnderOnesName: Story = {
  parameters: { frame: 'portal' },
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByText(/^The policyholder approves this change with a one-time PIN/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Servicing' })).toHaveTextContent('Thandi Nkosi’s policy');
    await fillInNaledi(page);
    await press(page, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(canvas.queryByRole('button', { name: /Send a PIN/ })).toBeNull();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText('Add child: sent. Thandi Nkosi must approve this with a PIN.')).toBeVisible();
    await expect(canvas.getByText('Naledi Dlamini')).toBeVisible(); // the consultant
    await userEvent.click(canvas.getByRole('link', { name: 'See the request' }));
    await expect(await canvas.findByText(/^Requested by Naledi Dlamini \(Consultant\)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel request' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See it among the approvals' })).toBeVisible();
  },
};

export const OpenedAgainInTheMiddle: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await fillInNaledi({ canvas, userEvent });
    await press(page, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    const { auth } = loaded.visit;
    await auth.api.call(servicingAdditions.closePolicy, { policyNumber }); // as another tab, or four hours, would
    await press(page, 'Confirm and send');
    await canvas.findByRole('heading', { level: 1, name: `Open policy ${policyNumber} again` });
    await expect(canvas.getByText(/everything you typed is still here\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm and send' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Complaint' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'What do you need the policy for?' }), 'Letter of May');
    await press(page, 'Open policy');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText(/^Add child: sent\./)).toBeVisible();
  },
};

export const ReadAfterItWasClosed: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    const { auth } = loaded.visit;
    await auth.api.call(servicingAdditions.closePolicy, { policyNumber });
    await auth.client.refetchQueries({ queryKey: ['read', { policyNumber }] });
    await expect(
      await canvas.findByRole('heading', { level: 1, name: `Open policy ${policyNumber} again` }),
    ).toBeVisible();
  },
};

export const NotOpenYet: Story = {
  parameters: { servicing: null },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Servicing' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a policy' }), 'Nkosi{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: policyNumber }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Quality check' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'What do you need the policy for?' }), 'Sample of May');
    await press({ canvas, userEvent }, 'Open policy');
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible(); // the page that was asked for
    await expect(within(canvas.getByRole('region', { name: 'Servicing' })).getByText('Thandi Nkosi')).toBeVisible();
  },
};
