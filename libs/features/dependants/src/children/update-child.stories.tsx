import { childStudiesPath, dependantEndpoints, portalPaths } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { type ScenarioName } from '@portal/scenarios';
import { choose, fillIn, fillInDate, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { childOf } from './testing/child-of';
import { Component as UpdateChildScreen } from './update-child.screen';

const of = (scenario: ScenarioName, firstName: string) => ({
  scenario,
  path: portalPaths.updateChild(childOf(scenario, firstName)),
});
const sibusiso = of('large-family', 'Sibusiso');

const meta = {
  title: 'Screens/Dependants/Update child',
  component: UpdateChildScreen,
  parameters: of('family-active', 'Lindiwe'),
} satisfies Meta<typeof UpdateChildScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const checking = { level: 1, name: 'Check your answers' };
const cell = 'Cellphone number (optional)';

export const SurnameWaits: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(
      await canvas.findByText(/A new cellphone number or email address on its own applies at once/),
    ).toBeVisible();
    await expect(canvas.queryByLabelText(/I am the parent or guardian/)).toBeNull(); // said when she joined
    await fillIn(page, { Surname: 'Dlamini' });
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /^Surname/ }));
    await expect(row.getByText('Nkosi')).toBeVisible();
    await expect(row.getByText('Dlamini')).toBeVisible();
    await expect(canvas.getByText(/One of our consultants checks your request/)).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'Change surname' }));
    const first = await canvas.findByLabelText('Surname');
    await waitFor(() => expect(first).toHaveFocus());
    await fillIn(page, { Surname: 'Khumalo' });
    await press(page, 'Continue');
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
  },
};

export const ContactAppliesAtOnce: Story = {
  parameters: sibusiso,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillIn(page, { [cell]: '083 555 0199' });
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await expect(canvas.getByText('The change applies as soon as you confirm it.')).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Sibusiso' }));
    await expect(await canvas.findByText('083 555 0199')).toBeVisible();
  },
};

export const BecomesAStudent: Story = {
  parameters: sibusiso,
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    const studies = within(await canvas.findByRole('group', { name: 'Is the child a full-time student?' }));
    await userEvent.click(studies.getByLabelText('Yes'));
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Enter the name of the school or institution'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Add the proof of study')[0]).toBeVisible();
    await fillIn(page, { 'School or institution': 'University of Pretoria' });
    await fillInDate(page, 'Registered until (optional)', '31/12/2026');
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await expect(canvas.getByText(/^Cover ends on \d+ [A-Z][a-z]+ 20\d\d, the 26th birthday\.$/)).toBeVisible();
  },
};

/** Where home leads when proof of study is due: nothing else is asked. */
export const ProofOfStudy: Story = {
  parameters: { scenario: 'large-family', path: childStudiesPath(childOf('large-family', 'Bongani')) },
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Send proof of study' })).toBeVisible();
    const school = await canvas.findByLabelText('School or institution');
    await expect(school).toHaveValue('Tshwane University of Technology');
    await expect(canvas.queryByLabelText('Surname')).toBeNull();
    await fillIn(page, { 'Year of study (optional)': '4' });
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  },
};

export const NewbornGetsANumber: Story = {
  parameters: of('large-family', 'Amahle'),
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, 'South African ID number');
    await fillIn(page, { 'ID number': anIdNumber({ born: '2026-10-06', gender: 'FEMALE', sequence: 4 }) });
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  },
};

export const NothingChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Continue');
    await expect(await canvas.findByText('You have not changed anything')).toBeVisible();
  },
};

/** Somebody else changes the email address while this form is filled in. */
export const StaleVersion: Story = {
  parameters: sibusiso,
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await fillIn(page, { [cell]: '083 555 0199' });
    const { auth, scenario } = loaded.visit;
    const other = { id: childOf('large-family', 'Sibusiso'), Version: 1, Email_Address: 'sibusiso@example.com' };
    const params = { policyNumber: scenario.signIn };
    await expect(await auth.api.call(dependantEndpoints.updateChild, params, other)).toMatchObject({ success: true });
    await press(page, 'Continue');
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText(/This record was changed by someone else/)).toBeVisible();
    await expect(canvas.getByText('083 555 0199')).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Sibusiso' }));
    await expect(await canvas.findByText('sibusiso@example.com')).toBeVisible(); // theirs is still there
  },
};

export const PendingChange: Story = {
  parameters: of('pending-newborn', 'Palesa'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Approve or decline it before you change anything else/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const NotAllowedAfterALapse: Story = {
  parameters: of('lapsed', 'Imraan'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This is not possible while the status of your policy is "Lapsed".'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const EmptyUnknownChild: Story = {
  parameters: { path: '/child/update/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This child is not on your policy.')).toBeVisible();
  },
};

export const OnASmallPhone: Story = {
  parameters: of('long-names', 'Bo'),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
});
