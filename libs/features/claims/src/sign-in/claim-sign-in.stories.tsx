import { refuse } from '@portal/contract';
import { fillIn, press } from '@portal/forms/testing';
import { PinStep } from '@portal/policy-workflow';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { beneficiaryOf, claimOnHolder, staffAtFirst } from '../testing/as-claimant';
import { isHeaded, type Tools, visitOf } from '../testing/plays';
import { Component } from './claim-sign-in.screen';

const meta = {
  title: 'Screens/Claims/Sign in to a claim',
  component: Component,
  parameters: { scenario: 'family-active', path: '/claims/sign-in', signedIn: false },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const which = 'Reference, or the ID number or policy number of the person who died';
const own = 'Your own cellphone number';
const maybeSent = 'If what you entered matches a claim, we have sent a PIN to that number.';

const claimIsOpen = {
  parameters: { frame: 'portal', signedIn: true, ...staffAtFirst },
  beforeEach: async ({ loaded }) => claimOnHolder({ loaded }),
} satisfies Pick<Story, 'beforeEach' | 'parameters'>;

async function askForPin(page: Tools, typed: Record<string, string>) {
  await page.canvas.findByLabelText(which);
  await fillIn(page, typed);
  await press(page, 'Send PIN');
}
const asBeneficiary = (page: Tools) => {
  const { policyNumber, Cell_Number } = beneficiaryOf(page);
  return askForPin(page, { [which]: policyNumber, [own]: Cell_Number.replace(/^27/, '0') });
};
const asStranger = (page: Tools) => askForPin(page, { [which]: 'CL-2222-2222', [own]: '082 999 8877' });

export const WhichClaim: Story = {
  play: async (page) => {
    const { canvas } = page;
    await isHeaded(page, 'Sign in to a claim');
    await expect(await canvas.findByLabelText(which)).toHaveAccessibleDescription(/CL-XXXX-XXXX/);
    await expect(canvas.queryByText('There is a problem')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Sign in with its number' })).toHaveAttribute(
      'href',
      '/auth/login?returnTo=%2Fclaims',
    );
    await expect(canvas.getByRole('link', { name: '086 000 7580' })).toHaveAttribute('href', 'tel:0860007580');
  },
};

export const OnASmallPhone: Story = { ...WhichClaim, globals: { viewport: { value: 'small' } } };

export const NothingSaid: Story = {
  play: async (page) => {
    await page.canvas.findByLabelText(which);
    await press(page, 'Send PIN');
    const summary = within(await page.canvas.findByRole('alert', { name: 'There is a problem' }));
    await expect(
      summary.getByRole('link', {
        name: 'Enter a reference, or the ID number or policy number of the person who died',
      }),
    ).toBeVisible();
    await expect(page.canvas.getByLabelText(own)).toBeInvalid();
  },
};

export const NotAReference: Story = {
  play: async (page) => {
    await askForPin(page, { [which]: 'CL-1', [own]: '082 123' });
    await expect(page.canvas.getByLabelText(which)).toBeInvalid();
    await expect(page.canvas.getByLabelText(which)).toHaveValue('CL-1');
    await expect(page.canvas.getByLabelText(own)).toBeInvalid();
  },
};

export const PinIsAsked: Story = {
  play: async (page) => {
    await asStranger(page);
    await waitFor(() => expect(page.canvas.getByRole('textbox', { name: 'One-time PIN' })).toHaveFocus());
    await expect(page.canvas.getByText(maybeSent)).toBeVisible();
    await expect(page.canvas.getByRole('button', { name: /^Resend PIN in \d+s$/ })).toBeDisabled();
  },
};

/** Of a number that nobody knows the page says the same as of a wrong PIN. */
export const WrongPin: Story = {
  play: async (page) => {
    await asStranger(page);
    await page.userEvent.type(await page.canvas.findByRole('textbox', { name: 'One-time PIN' }), '123456');
    await press(page, 'Sign in');
    await waitFor(() => expect(page.canvas.getByRole('textbox', { name: 'One-time PIN' })).toBeInvalid());
  },
};

export const NoPinTyped: Story = {
  play: async (page) => {
    await asStranger(page);
    await page.canvas.findByRole('textbox', { name: 'One-time PIN' });
    await press(page, 'Sign in');
    await expect(page.canvas.getByRole('textbox', { name: 'One-time PIN' })).toHaveAccessibleDescription(
      /Enter the one-time PIN/,
    );
  },
};

/** After too many wrong PINs; the sentence is the service’s. */
export const Locked: Story = {
  render: () => (
    <PinStep
      sent={maybeSent}
      sending={{ state: 'idle', failure: refuse('LOCKED') }}
      submitLabel="Sign in"
      onConfirm={async () => refuse('LOCKED')}
      resend={async () => refuse('OTP_LIMIT')}
      resendAfterSeconds={0}
      sentAgain={maybeSent}
      back={{ label: 'Change what I entered', onBack: () => undefined }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Too many attempts\. Please try again in/)).toBeVisible();
  },
};

export const BackToChangeIt: Story = {
  play: async (page) => {
    await asStranger(page);
    await page.userEvent.click(await page.canvas.findByRole('button', { name: 'Change what I entered' }));
    await expect(await page.canvas.findByLabelText(which)).toHaveValue('CL-2222-2222');
    await expect(page.canvas.getByLabelText(own)).toHaveValue('082 999 8877');
  },
};

export const SignsIn: Story = {
  ...claimIsOpen,
  play: async (page) => {
    const { canvas, userEvent } = page;
    await asBeneficiary(page);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'One-time PIN' }), await visitOf(page).readPin());
    await press(page, 'Sign in');
    await isHeaded(page, 'We need documents from you');
    await expect(await canvas.findByRole('link', { name: /^CL-/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Your menu/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign out' }));
    await expect(await canvas.findByText(/^You are signed out\./)).toBeVisible();
    // The frame may be drawn after the page.
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Sign out' })).not.toBeInTheDocument());
  },
};

export const WithAPolicyOfTheirOwn: Story = {
  parameters: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are signed in with your own policy\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/auth/logout');
    await expect(canvas.queryByLabelText(which)).not.toBeInTheDocument();
  },
};

export const WaitsForAnAnswer: Story = {
  parameters: { fault: 'waiting' },
  play: async (page) => {
    await asStranger(page);
    await expect(page.canvas.getByRole('button', { name: 'Send PIN' })).toBeDisabled();
  },
};

export const NothingComesBack: Story = {
  parameters: { fault: 'offline' },
  play: async (page) => {
    await asStranger(page);
    await expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
    await expect(page.canvas.getByLabelText(which)).toHaveValue('CL-2222-2222');
  },
};

export const Failing: Story = {
  parameters: { fault: 500 },
  play: async (page) => {
    await asStranger(page);
    await expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
    await expect(page.canvas.queryByRole('textbox', { name: 'One-time PIN' })).not.toBeInTheDocument();
  },
};
