import { authEndpoints } from '@portal/contract';
import {
  choosePolicyHere,
  destroyCopy,
  isInUse,
  keepFor,
  type KeptCopy,
  noteRanOut,
  waitingOnThisPhone,
} from '@portal/policy-workflow/own-phone';
import { aCopy, aWaitingChange } from '@portal/policy-workflow/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { Component as HomeScreen } from '../home.screen';

const meta = {
  title: 'Screens/Home/On this phone',
  component: HomeScreen,
  parameters: { scenario: 'family-active' },
  beforeEach: async () => {
    await destroyCopy();
    return async () => {
      onlineManager.setOnline(true);
      await destroyCopy();
    };
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Loaded = Pick<Parameters<Play>[0], 'loaded'>;

const label = 'This is my phone: keep a copy on it';
const asItWas = /^As it was on 14 November 2026, 16:02\./;
const ofThatDay = 'On 14 November 2026: both of you were covered.';
const ofToday = /all 5 of you are covered\.$/;
const phone: Story = { globals: { viewport: { value: 'phone' } } };

/** What an earlier visit of this session left here. */
const kept =
  (more: Partial<KeptCopy> = {}) =>
  ({ loaded }: Loaded) =>
    keepFor(loaded.visit.auth.session.read(), aCopy(more));

export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    const tick = await canvas.findByLabelText(label);
    await expect(tick).not.toBeChecked();
    await userEvent.click(tick);
    await expect(await canvas.findByText(/^Kept at \d\d:\d\d\.$/)).toBeVisible();
    await expect(canvas.getByLabelText(label)).toBeChecked();
  },
};

/** The copy stands there while the service is asked, and never says "today" of another day. */
export const AtOnce: Story = {
  ...phone,
  parameters: { fault: 'slow', frame: 'portal' },
  beforeEach: async (context) => {
    const who = await context.loaded.visit.auth.api.call(authEndpoints.whoAmI, {});
    await kept({ userId: who.data.userId })(context);
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/^As it was on 14 November 2026, 16:02\. Checking …$/);
    const card = canvas.getByRole('region', { name: ofThatDay });
    await expect(canvas.queryByText(/^Today/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sipho Nkosi' })).toBeVisible();
    // The same card, and the same line, take the fresh data: nothing is read out anew, and no focus is lost.
    await waitFor(() => expect(line).toHaveTextContent(/^As it is now, \d\d:\d\d\.$/), { timeout: 12_000 });
    await expect(canvas.getByRole('region', { name: ofToday })).toBe(card);
    await expect(canvas.getAllByRole('region', { name: /covered/ })).toHaveLength(1);
  },
};

export const CannotBeChecked: Story = {
  ...phone,
  parameters: { fault: 500 },
  beforeEach: kept(),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(/16:02\. We could not check it now\.$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: ofThatDay })).toBeVisible();
    loaded.visit.network.mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByRole('heading', { name: ofToday })).toBeVisible();
    await expect(canvas.queryByText(asItWas)).toBeNull();
  },
};

const isNotShown: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('group', { name: 'Loading your policy' })).toBeVisible());
  await new Promise((resolve) => setTimeout(resolve, 300)); // long enough to read the copy
  await expect(canvas.queryByText(asItWas)).toBeNull();
  await expect(canvas.queryByText('Sipho Nkosi')).toBeNull();
};
const hidden: Story = { parameters: { fault: 'waiting' }, play: isNotShown };

export const ToAnotherSession: Story = {
  ...hidden,
  beforeEach: () => keepFor({ accessToken: '', refreshToken: 'of somebody else', userType: 'user' }, aCopy()),
};

export const OfAnotherPolicy: Story = { ...hidden, beforeEach: kept({ policyNumber: '7000010053' }) };

/** The choice is known here, and not yet whose session it is. */
export const PolicyChosenSince: Story = {
  ...hidden,
  beforeEach: async (context) => {
    await kept()(context);
    await choosePolicyHere('7000010053');
  },
};

export const TooOld: Story = {
  ...hidden,
  beforeEach: kept({ at: '2026-10-01T14:02:00.000Z' }),
  play: async (page) => {
    await isNotShown(page);
    await expect(await isInUse()).toBe(false);
  },
};

/** The service says whose session it is, and all that somebody else left here is gone. */
export const AnotherPersonSignedIn: Story = {
  parameters: { frame: 'portal' },
  beforeEach: () => keepFor({ accessToken: '', refreshToken: 'of somebody else', userType: 'user' }, aCopy()),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await isInUse()).toBe(false));
    await expect(await canvas.findByRole('heading', { name: ofToday })).toBeVisible();
    await expect(await canvas.findByLabelText(label)).not.toBeChecked();
  },
};

export const SessionEndedElsewhere: Story = {
  parameters: { frame: 'portal', fault: '401-always' },
  beforeEach: kept(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in to your policy' })).toBeVisible();
    await expect(canvas.queryByText(asItWas)).toBeNull();
    await expect(await isInUse()).toBe(false);
  },
};

/** Nobody signed out: who was away for half an hour can still show who was covered. */
export const SessionRanOut: Story = {
  ...phone,
  parameters: { frame: 'portal', signedIn: false },
  beforeEach: async () => {
    await keepFor(null, aCopy());
    await noteRanOut();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(asItWas)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: ofThatDay })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Barcode of your Pay@ number' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the copy from this phone' }));
    await expect(await canvas.findByRole('link', { name: 'Sign in to your policy' })).toBeVisible();
    await expect(await isInUse()).toBe(false);
  },
};

/** Signed out for good, or never here: no mark says that a session ran out. */
export const NobodySignedIn: Story = {
  parameters: { signedIn: false },
  beforeEach: () => keepFor(null, aCopy()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in to your policy' })).toBeVisible();
    await expect(canvas.queryByText(asItWas)).toBeNull();
  },
};

/** No network from the start: the copy of another visit is all there is. */
export const WithoutANetwork: Story = {
  ...phone,
  parameters: { frame: 'portal' },
  beforeEach: async (context) => {
    await kept()(context);
    onlineManager.setOnline(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/16:02\. There is no network now\.$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: ofThatDay })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Barcode of your Pay@ number' })).toBeVisible();
  },
};
export const NothingKept: Story = {
  beforeEach: () => onlineManager.setOnline(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline. We load this as soon as there is a network.')).toBeVisible();
  },
};

/** Loaded without a network after three changes were confirmed: none has gone out, one nobody can be sure of, and one was refused. */
export const ChangesWait: Story = {
  ...WithoutANetwork,
  beforeEach: async (context) => {
    const { userId, policyNumber } = aCopy();
    await kept()(context);
    const change = (key: string, more: Partial<ReturnType<typeof aWaitingChange>>) =>
      waitingOnThisPhone.put(aWaitingChange(key, { userId, policyNumber, ...more }));
    await change('first', { at: '2026-11-20T06:00:00.000Z' });
    await change('second', { at: '2026-11-20T06:01:00.000Z', wasTried: true });
    await change('third', { at: '2026-11-20T06:02:00.000Z', refusal: 'This child is on the policy already.' });
    onlineManager.setOnline(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Waiting for a network\. Nothing has been sent yet\./)).toBeVisible();
    await expect(canvas.getByText(/^Waiting for a network\. No answer has come, .* It counts once\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Not sent: This child is on the policy already\./)).toBeVisible();
  },
};
