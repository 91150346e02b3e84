import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { browserExitAtom } from './leave-for';
import { Component as PayNowScreen } from './pay-now.screen';

const meta = {
  title: 'Screens/Payments/Pay now',
  component: PayNowScreen,
  parameters: { scenario: 'premium-due', path: '/pay-now' },
} satisfies Meta<typeof PayNowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Page = Pick<Parameters<Play>[0], 'canvas' | 'userEvent' | 'loaded'>;

const amountOf = (canvas: Page['canvas']) => canvas.findByRole('textbox', { name: /^Amount to pay/ });
const continueTo = (canvas: Page['canvas']) => canvas.getByRole('button', { name: 'Continue to Pay@' });

async function typeAmount({ canvas, userEvent }: Pick<Page, 'canvas' | 'userEvent'>, typed: string) {
  const amount = await amountOf(canvas);
  await userEvent.clear(amount);
  await userEvent.type(amount, typed);
}

/** An exit that leads nowhere, and where people went. */
function noteExits({ visit }: Page['loaded']): string[] {
  const left: string[] = [];
  visit.store.set(browserExitAtom, {
    leaveFor: (address: string) => void left.push(address),
    protocol: () => 'https:',
  });
  return left;
}

export const PremiumDue: Story = {
  play: async ({ canvas }) => {
    const amount = await amountOf(canvas);
    await expect(amount).toHaveValue('93');
    await expect(canvas.getByRole('radio', { name: /what is due$/ })).toBeChecked();
    await expect(canvas.getByText(/^It pays your premium for/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pay at a till' })).toBeVisible();
  },
};

export const NothingDue: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /three premiums$/ }));
    await expect(canvas.getByText(/^It pays your premiums for .* and /)).toBeVisible();
  },
};

/** What is typed picks the choice that says the same, however it is written. */
export const AnotherAmount: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, userEvent }) => {
    const premium = (await amountOf(canvas)).getAttribute('value') ?? '';
    await typeAmount({ canvas, userEvent }, 'R 1 234,50');
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(canvas.getByText(/is kept towards the premium after that/)).toBeVisible();
    await typeAmount({ canvas, userEvent }, `R${premium},00`);
    await expect(canvas.getByRole('radio', { name: /one premium$/ })).toBeChecked();
  },
};

export const EveryRuleIsSaid: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas, userEvent }) => {
    for (const [typed, says] of [
      ['{Backspace}', 'Enter an amount'],
      ['abc', 'Enter an amount'],
      ['9,99', /^Enter an amount of at least R.10$/],
      ['5000,01', /^The amount may not be more than R.5.000$/],
      ['10', /^Pay at least R.* to cover your oldest outstanding premium$/],
    ] as const) {
      await typeAmount({ canvas, userEvent }, typed);
      await userEvent.click(continueTo(canvas));
      await expect((await canvas.findAllByText(says))[0]).toBeVisible();
    }
  },
};

export const InGrace: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your policy is active again.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /everything that is outstanding$/ })).toBeChecked();
  },
};

export const Lapsed: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your policy is active again on the same terms/)).toBeVisible();
  },
};

export const FirstPremium: Story = {
  parameters: { scenario: 'first-premium' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /your first premium$/ })).toBeChecked();
  },
};

export const PaymentProcessing: Story = {
  parameters: { scenario: 'payment-processing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please wait for it before you pay again/)).toBeVisible();
  },
};

/** Pressed often, it is one payment, and one way out. */
export const LeavesForPayat: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const left = noteExits(loaded);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Cellphone number/ }), '082 123 4567');
    await userEvent.dblClick(continueTo(canvas));
    const going = within(await canvas.findByRole('region', { name: 'Taking you to Pay@' }));
    await expect(going.getByRole('link', { name: 'Go to Pay@' })).toHaveAttribute('href', left[0]);
    await expect(left).toHaveLength(1);
    await userEvent.click(going.getByRole('button', { name: 'Change the amount' }));
    await expect(await amountOf(canvas)).toBeVisible();
  },
};

/** The network goes, what was typed stays, and the same payment goes through once it is back. */
export const OfflineThenOnline: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const left = noteExits(loaded);
    await typeAmount({ canvas, userEvent }, '326,5');
    loaded.visit.network.break('offline');
    await userEvent.click(continueTo(canvas));
    await expect(await canvas.findByText(/^We could not start the payment, and nothing was taken/)).toBeVisible();
    await expect(await amountOf(canvas)).toHaveValue('326,50');
    loaded.visit.network.mend();
    await userEvent.click(continueTo(canvas));
    await expect(await canvas.findByRole('region', { name: 'Taking you to Pay@' })).toBeVisible();
    await expect(left).toHaveLength(1);
  },
};

export const NotAfter90Days: Story = {
  parameters: { scenario: 'lapsed-long-ago' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/while the status of your policy is "Cancelled"/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue to Pay@' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Apply for a new policy' })).toBeVisible();
  },
};

export const NotWhenPaidUp: Story = {
  parameters: { scenario: 'paid-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This policy is paid up/)).toBeVisible();
  },
};

export const NotWhenCancelled: Story = {
  parameters: { scenario: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/while the status of your policy is "Cancelled"/)).toBeVisible();
  },
};

export const LongNames: Story = { parameters: { scenario: 'long-names' } };

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('What is due could not be loaded', async ({ canvas }) => {
  await expect(await amountOf(canvas)).toBeVisible();
});
