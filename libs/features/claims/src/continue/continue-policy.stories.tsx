import { claimantOf } from '@portal/auth';
import { continuationAdditions, type ContinuePolicy } from '@portal/contract';
import { choose, fillIn, follow, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { scenario } from '@portal/scenarios';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { signInWith } from '../testing/as-claimant';
import { isHeaded, type Tools, visitOf } from '../testing/plays';
import { aDaughter, someAnswers } from '../testing/some-answers';
import { typedSoFar } from '../testing/typed-so-far';
import { bodyOf } from './answers';
import { Component } from './continue-policy.screen';

/** A man has died, the claim is decided, and his wife may go on with the policy. */
const { seed, signIn: policyNumber } = scenario('claim-estate');
const reference = seed.claims?.[0]?.reference ?? '';
const [policy] = seed.policies;
const path = `/policies/continue/${reference}`;

const meta = {
  title: 'Screens/Claims/Take over the policy',
  component: Component,
  parameters: { scenario: 'claim-estate', signedIn: false, path },
  beforeEach: async ({ loaded, parameters }) => {
    if (parameters['signedIn'] !== false) return;
    const { network } = visitOf({ loaded });
    network.mend();
    await signInWith({ loaded }, { claim: policyNumber, Cell_Number: policy?.Spouse?.Cell_Number ?? '' });
    network.break(parameters['fault'] ?? null);
  },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const atCheck = { path: `${path}?step=check` };
const typed = (more = {}) => [typedSoFar(reference, someAnswers(more))];

const askForPin = async (page: Tools) => {
  await press(page, 'Send a PIN to your cellphone');
  await page.canvas.findByText(/^We have sent a one-time PIN/);
  return page.canvas.getByLabelText('One-time PIN');
};
const declare = (page: Tools) => choose(page, 'Everything I have said here is true and complete.');
const ask = (page: Tools) => press(page, 'Ask to take over the policy');

/** From what it means to the request, without a debit order. */
export const TakenOverStepByStep: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page;
    await expect(await canvas.findByText('Ruth Phiri (you)')).toBeVisible();
    await follow(page, 'Go on');
    await fillIn(page, {
      'Street address': '12 Thabo Mbeki Street',
      Suburb: 'Polokwane Central',
      'City or town': 'Polokwane',
      Province: 'Limpopo',
      'Postal code': '0699',
    });
    await press(page, 'Continue');
    await follow(page, 'Add a beneficiary');
    await fillIn(page, {
      Title: 'Ms',
      'First name': 'Lindiwe',
      Surname: 'Phiri',
      'This person is my': 'Daughter',
      'ID number': aDaughter.Id_Number,
      'Cellphone number': '082 666 0004',
    });
    await choose(page, 'I confirm that I may share this person’s information.');
    await press(page, 'Add this person');
    await press(page, 'Continue');
    await choose(page, /^Pay@/);
    await press(page, 'Continue');
    await isHeaded(page, 'Check your answers');
    await userEvent.type(await askForPin(page), await visitOf(page).readPin());
    await ask(page);
    await expect(await canvas.findByText('Accept the declaration')).toBeVisible();
    await declare(page);
    await ask(page);
    await expect(await canvas.findByText(/^We have your request of 20 November 2026\./)).toBeVisible();
  },
};

/** A wrong PIN is said beside it, and nothing that was typed is lost. */
export const WrongPin: Story = {
  parameters: atCheck,
  decorators: typed(),
  globals: { viewport: { value: 'phone' } },
  play: async (page) => {
    const { canvas, userEvent } = page;
    const field = await askForPin(page);
    const pin = await visitOf(page).readPin();
    await userEvent.type(field, pin === '111111' ? '222222' : '111111');
    await declare(page);
    await ask(page);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/PIN/));
    await expect(canvas.getByText('******2345')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, pin);
    await ask(page);
    await expect(await canvas.findByText(/^We have your request of/)).toBeVisible();
  },
};

/** Nobody is paid for an own death, which the service alone can tell: it leads to who was named. */
export const NamedThemselves: Story = {
  parameters: atCheck,
  decorators: typed({
    Beneficiaries: [
      {
        ...aDaughter,
        First_Name: 'Ruth',
        Surname: 'Phiri',
        Id_Number: policy?.Spouse?.Id_Number,
        Date_Of_Birth: policy?.Spouse?.Date_Of_Birth,
      },
    ],
  }),
  play: async (page) => {
    const { canvas, userEvent } = page;
    await userEvent.type(await askForPin(page), await visitOf(page).readPin());
    await declare(page);
    await ask(page);
    await expect(await canvas.findByText('You cannot nominate yourself')).toBeVisible();
    await follow(page, 'Go to where it can be changed');
    await isHeaded(page, 'Change a beneficiary');
    await expect(canvas.getByText('You cannot nominate yourself')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ruth');
  },
};

/** The network goes while it is sent: everything is still there, and the same PIN will do. */
export const ConnectionIsLost: Story = {
  parameters: atCheck,
  decorators: typed(),
  play: async (page) => {
    const { canvas, userEvent } = page;
    const { network, readPin } = visitOf(page);
    await userEvent.type(await askForPin(page), await readPin());
    await declare(page);
    network.break('offline');
    await ask(page);
    await expect(await canvas.findByText('Internal server error')).toBeVisible();
    await expect(canvas.getByText('******2345')).toBeVisible();
    network.mend();
    await ask(page);
    await expect(await canvas.findByText(/^We have your request of/)).toBeVisible();
  },
};

/** Another device of the same person asked first. */
export const AskedAlready: Story = {
  parameters: atCheck,
  decorators: typed(),
  play: async (page) => {
    const { canvas, userEvent } = page;
    const { api } = claimantOf(visitOf(page).auth);
    const field = await askForPin(page);
    const otp = await visitOf(page).readPin();
    const read = await api.call(continuationAdditions.continuation, { reference });
    const version = read.success ? read.data.version : 0;
    const body = { ...bodyOf(someAnswers()), otp, version } as ContinuePolicy;
    await api.call(continuationAdditions.continuePolicy, { policyNumber }, body);
    await userEvent.type(field, otp);
    await declare(page);
    await ask(page);
    await expect(await canvas.findByText(/^We have your request of/)).toBeVisible();
  },
};

/** Nobody took it over in time. */
export const NotTheirsToTakeOver: Story = {
  parameters: { clock: '1 year later' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cannot take over this policy.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^086/ })).toBeVisible();
  },
};

export const SignedInWithAPolicy: Story = {
  parameters: { scenario: 'family-active', signedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are signed in with your own policy\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toBeVisible();
  },
};

export const Loading: Story = loading('Loading the policy');

export const FailsUntilReload: Story = failsUntilReload('The policy could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('Ruth Phiri (you)')).toBeVisible();
});
