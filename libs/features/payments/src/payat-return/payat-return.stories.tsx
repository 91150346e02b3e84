import { type ScenarioName, scenarios } from '@portal/scenarios';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as PayatReturnScreen } from './payat-return.screen';
import { pollPlanAtom } from './use-polling';

const meta = {
  title: 'Screens/Payments/Back from Pay@',
  component: PayatReturnScreen,
} satisfies Meta<typeof PayatReturnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const reported =
  'payatTranId=480012345678&payatReferenceNum=1999997000010012&digiapiPaymentMethod=CAPITEC_PAY&payatAmount=189.00';
const at = (search: string) => `/payments/payat?${search}`;

/** The address that the payment page writes for the newest payment of a scenario. */
function addressFor(name: ScenarioName, status: string): string {
  const id = scenarios[name]().seed.payments?.at(-1)?.id ?? '';
  return at(`status=${status}&${reported}&digiapiExternalRef=${id.replaceAll('-', '')}`);
}

const provisional = async ({ canvas }: Parameters<Play>[0]) => {
  await expect(await canvas.findByText('Not confirmed yet')).toBeVisible();
};
const hurry = ({ loaded }: Parameters<Play>[0]) => loaded.visit.store.set(pollPlanAtom, { everyMs: 50, most: 3 });

export const Confirmed: Story = {
  parameters: { path: addressFor('family-active', 'success') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment is confirmed' })).toBeVisible();
    await expect(canvas.queryByText('Not confirmed yet')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See the confirmation' })).toHaveAttribute(
      'href',
      '/payment-confirmation',
    );
  },
};

/** The page says success, the service says it failed: the service is right. */
export const FailedInTruth: Story = {
  parameters: { scenario: 'in-grace', path: addressFor('in-grace', 'success') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment did not go through' })).toBeVisible();
    await expect(canvas.getByText('Insufficient funds')).toBeVisible();
    await expect(canvas.queryByText(/^Payment received/)).not.toBeInTheDocument();
  },
};

/** The page says it failed, the service has the money: the service is right. */
export const ReceivedInTruth: Story = {
  parameters: { path: addressFor('family-active', 'failed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment is confirmed' })).toBeVisible();
  },
};

export const Checking: Story = {
  parameters: { scenario: 'payment-processing', path: addressFor('payment-processing', 'success') },
  play: async (page) => {
    await provisional(page);
    await expect(page.canvas.getByText(/^Payment received. It can take a few minutes/)).toBeVisible();
    await expect(page.canvas.getByText(/We are checking this with our own records/)).toBeVisible();
    await expect(await page.canvas.findByText('Amount')).toBeVisible();
    await expect(page.canvas.queryByText('Capitec Pay')).not.toBeInTheDocument();
  },
};

export const NoAnswerYet: Story = {
  parameters: { scenario: 'payment-processing', path: addressFor('payment-processing', 'success') },
  play: async (page) => {
    await provisional(page);
    hurry(page);
    const again = await page.canvas.findByRole('button', { name: 'Check again' });
    await expect(page.canvas.getByText(/Please do not pay again before that/)).toBeVisible();
    await page.userEvent.click(again);
    await expect(await page.canvas.findByText(/We are checking this/)).toBeVisible();
    await expect(await page.canvas.findByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

/** The network is gone: nothing is known, nothing is claimed, and one can ask again. */
export const FailsUntilAskedAgain: Story = {
  parameters: { path: addressFor('family-active', 'success'), fault: 500 },
  play: async (page) => {
    hurry(page);
    const again = await page.canvas.findByRole('button', { name: 'Check again' });
    await provisional(page);
    page.loaded.visit.network.mend();
    await page.userEvent.click(again);
    await expect(await page.canvas.findByRole('heading', { name: 'Your payment is confirmed' })).toBeVisible();
  },
};

export const ReportedCancelled: Story = {
  parameters: { path: at('status=cancelled') },
  play: async (page) => {
    await provisional(page);
    await expect(page.canvas.getByText('You cancelled the payment.')).toBeVisible();
  },
};

export const ReportedFailed: Story = {
  parameters: { path: at(`status=failed&${reported}`) },
  play: async (page) => {
    await provisional(page);
    await expect(page.canvas.getByText(/^Your payment did not go through. You have not been charged/)).toBeVisible();
  },
};

export const NothingReported: Story = {
  parameters: { path: '/payments/payat' },
  play: async (page) => {
    await provisional(page);
    await expect(page.canvas.getByText(/^We could not determine the result of your payment/)).toBeVisible();
  },
};

/** Whoever writes such an address moves nothing, and reads nothing of it on our page. */
export const Hostile: Story = {
  parameters: {
    path: at(
      `status=SUCCESS&payatTranId=${'9'.repeat(10_240)}&payatReferenceNum=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&payatAmount=999999&digiapiPaymentMethod=a&digiapiPaymentMethod=b`,
    ),
  },
  play: async (page) => {
    await provisional(page);
    await expect(page.canvas.getByText(/^We could not determine the result/)).toBeVisible();
    await expect(page.canvas.queryByText(/onerror|999/)).not.toBeInTheDocument();
    await expect(page.canvas.queryByText('Amount')).not.toBeInTheDocument();
  },
};

export const Visitor: Story = {
  parameters: { signedIn: false, path: addressFor('family-active', 'success') },
  play: async (page) => {
    await provisional(page);
    await expect(page.canvas.getByText(/^Payment received/)).toBeVisible();
    await expect(page.canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?returnTo=%2Fpayments%2Fpayat',
    );
  },
};

export const Loading: Story = {
  parameters: { path: addressFor('family-active', 'success'), fault: 'waiting' },
  play: async (page) => {
    await provisional(page);
    await expect(page.canvas.getByText(/We are checking this/)).toBeVisible();
  },
};
