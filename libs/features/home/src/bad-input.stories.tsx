import { readQuery } from '@portal/api-client';
import { type Policy, policyEndpoints, type PolicyReply } from '@portal/contract';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as HomeScreen } from './home.screen';

/** What a policy may look like that nobody meant to be so: it is drawn, and says what is known. */
const meta = {
  title: 'Screens/Home/Unusual policies',
  component: HomeScreen,
  parameters: { scenario: 'family-active' },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Shows the policy that was read as it would be with other values, also with such as our service never sends. */
async function showWith({ canvas, loaded }: Play, change: (policy: Policy) => object) {
  await canvas.findByText(/^Paid for/);
  const { auth, scenario } = loaded.visit;
  const { queryKey } = readQuery(policyEndpoints.policy, { policyNumber: scenario.signIn });
  auth.client.setQueryData(
    queryKey,
    (reply?: PolicyReply) => reply && { ...reply, policy: { ...reply.policy, ...change(reply.policy) } as Policy },
  );
}

/** Of a service that is newer than this portal. */
export const UnknownStatus: Story = {
  play: async (play) => {
    await showWith(play, () => ({ Policy_Status: 'ON_HOLD', Premium_Status: 'ON_HOLD' }));
    await expect(await play.canvas.findByText('ON_HOLD')).toBeVisible();
    await expect(play.canvas.getByRole('heading', { level: 1, name: 'Hello, Thandi' })).toBeVisible();
  },
};

export const NothingOnIt: Story = {
  play: async (play) => {
    await showWith(play, () => ({
      Spouse: null,
      Children: [],
      ExtendedMembers: [],
      Beneficiaries: [],
      SupplementaryBenefits: [],
      BankingDetails: null,
      DebiCheckMandate: null,
      Next_Due_Date: null,
    }));
    await expect(await play.canvas.findByRole('region', { name: /you are covered\.$/ })).toBeVisible();
    await expect(play.canvas.getByText('Name who is paid')).toBeVisible();
  },
};

/** Seventeen people with names of sixty characters. */
export const SeventeenLongNames: Story = {
  globals: { viewport: { value: 'small' } },
  play: async (play) => {
    const long = 'Nomathemba-Wilhelmina'.repeat(3).slice(0, 60);
    await showWith(play, ({ Children }) => ({
      Children: Array.from({ length: 14 }, (_, place) => ({
        ...Children[0],
        id: `${place}`,
        First_Name: long,
        Surname: long,
      })),
    }));
    await expect(await play.canvas.findByRole('region', { name: /all 17 of you are covered\.$/ })).toBeVisible();
    const { scrollWidth, clientWidth } = play.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
