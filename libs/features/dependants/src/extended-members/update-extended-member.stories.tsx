import { dependantEndpoints } from '@portal/contract';
import { fillIn, type Page, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { memberOf } from './testing/member-of';
import { Component as UpdateExtendedMemberScreen } from './update-extended-member.screen';

const pathOf = (name: Parameters<typeof memberOf>[0]) => `/extended/update-member/${memberOf(name).id}`;

const meta = {
  title: 'Screens/Dependants/Update extended member',
  component: UpdateExtendedMemberScreen,
  parameters: { scenario: 'family-active', path: pathOf('family-active') },
} satisfies Meta<typeof UpdateExtendedMemberScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = 'Cellphone number (optional)';
const checking = { level: 1, name: 'Check your answers' };
const cover = async ({ canvas }: Page) => within(await canvas.findByRole('group', { name: 'Cover amount' }));

export const MoreCoverOnAQuote: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    const amounts = await cover(page);
    await expect(await amounts.findByText(/R.87 a month, as it is now/)).toBeVisible();
    await userEvent.click(await amounts.findByRole('radio', { name: /R.20.000/ }));
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await expect(
      canvas.getByText(/The extra cover of R.10.000 starts on 1 December 2026 for accidental death/),
    ).toBeVisible();
    await expect(canvas.getByText(/\+R.85/)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
  },
};

export const LessCover: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    const amounts = await cover(page);
    await userEvent.click(await amounts.findByRole('radio', { name: /R.5.000/ }));
    await press(page, 'Continue');
    await expect(await canvas.findByText(/Nothing is paid back for this month/)).toBeVisible();
    await expect(canvas.getByText(/-R.43/)).toBeVisible();
  },
};

export const ContactAppliesAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillIn(page, { [cell]: '083 555 0199' });
    await press(page, 'Continue');
    await expect(await canvas.findByText('The change applies as soon as you confirm it.')).toBeVisible();
    await expect(canvas.queryByText('Your monthly premium')).toBeNull();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
  },
};

export const NothingChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Continue');
    await expect(await canvas.findByText('You have not changed anything')).toBeVisible();
  },
};

export const QuoteFails: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    const amounts = await cover(page);
    loaded.visit.network.break('500');
    await expect(await canvas.findByText(/The premiums could not be worked out/)).toBeVisible();
    await expect(amounts.getAllByRole('radio')).toHaveLength(1); // what they have
    loaded.visit.network.mend();
    await press(page, 'Request the quote again');
    await waitFor(() => expect(amounts.getAllByRole('radio')).toHaveLength(5));
  },
};

/** Somebody else changes the email address while this form is filled in. */
export const StaleVersion: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await fillIn(page, { Surname: 'Dlamini-Zulu' });
    const { auth, scenario } = loaded.visit;
    const other = { id: memberOf('family-active').id, Version: 1, Email_Address: 'grace@example.com' };
    const params = { policyNumber: scenario.signIn };
    const changed = await auth.api.call(dependantEndpoints.updateExtendedMember, params, other);
    await expect(changed).toMatchObject({ success: true });
    await press(page, 'Continue');
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText(/This record was changed by someone else/)).toBeVisible();
    await expect(canvas.getByText('Dlamini-Zulu')).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  },
};

export const PendingRemoval: Story = {
  parameters: { scenario: 'pending-several', path: pathOf('pending-several') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/To ask for something else, cancel this request first/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const EmptyAddress: Story = {
  parameters: { path: '/extended/update-member/3f0cb2f0-7a55-4a55-9a55-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This person is not on your policy.')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names', path: pathOf('long-names') },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('radio').length).toBeGreaterThan(4));
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
    await fillIn({ canvas, userEvent }, { Surname: 'Ng' });
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('Your policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
});
