import { BankingDetailsSchema, DebiCheckMandateSchema, type Policy } from '@portal/contract';
import { PolicyPage } from '@portal/policy-workflow';
import { WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { Stack } from '@portal/ui-kit';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { AccountCard } from './account-card';
import { HowYouPay } from './how-you-pay';
import { MandateCard } from './mandate-card';

const title = 'Banking details';

/** Cards of the policy on screen, each with something about it that is otherwise. */
const Cards = ({ children }: { children: (policy: Policy) => ReactNode }) => (
  <WithPolicyAndWaiting title={title} failed="Your banking details could not be loaded">
    {(policy) => (
      <PolicyPage title={title}>
        <Stack gap="lg">{children(policy)}</Stack>
      </PolicyPage>
    )}
  </WithPolicyAndWaiting>
);

const meta: Meta = {
  title: 'Screens/Banking details/Every state',
  parameters: {
    scenario: 'family-active',
    path: '/banking-details',
    // One card under its heading is what a page has; here the same card stands there many times.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};
export default meta;
type Story = StoryObj;

const verifications = BankingDetailsSchema.entries.Verification_Status.options.map((Verification_Status) => ({
  Verification_Status,
  Verification_Message: Verification_Status === 'FAILED_VERIFICATION' ? 'The bank could not find this account' : null,
}));
const warned = {
  Verification_Status: 'VERIFIED',
  Verification_Message: 'This account may not allow debit orders',
} as const;

const withAccount = (policy: Policy, more: Partial<NonNullable<Policy['BankingDetails']>>): Policy =>
  policy.BankingDetails ? { ...policy, BankingDetails: { ...policy.BankingDetails, ...more } } : policy;

export const Verifications: Story = {
  render: () => (
    <Cards>
      {(policy) =>
        [...verifications, warned].map((more) => (
          <AccountCard
            key={`${more.Verification_Status} ${more.Verification_Message}`}
            policy={withAccount(policy, more)}
            mayChange
          />
        ))
      }
    </Cards>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bank could not find this account.')).toBeVisible();
    await expect(canvas.getByText('This account may not allow debit orders.')).toBeVisible();
    await expect(canvas.getAllByRole('region')).toHaveLength(6);
  },
};

export const Mandates: Story = {
  render: () => (
    <Cards>
      {({ DebiCheckMandate: mandate }) =>
        mandate &&
        DebiCheckMandateSchema.entries.Mandate_Status.options.map((Mandate_Status) => (
          <MandateCard key={Mandate_Status} mandate={{ ...mandate, Mandate_Status }} isInUse />
        ))
      }
    </Cards>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stopped at the bank')).toBeVisible();
    await expect(canvas.getAllByRole('region')).toHaveLength(9);
  },
};

const eftAccount = {
  Bank_Name: 'FNB',
  Account_Name: 'Funeral Cover Premiums',
  Account_Number: '62000012345',
  Branch_Code: '250655',
  Reference: '7000010012',
};

export const Methods: Story = {
  render: () => (
    <Cards>
      {(policy) =>
        (['EFT', 'PAYAT', 'SALARY_DEDUCTION', 'DEBIT_ORDER'] as const).map((Payment_Method) => (
          <HowYouPay
            key={Payment_Method}
            mayChange
            policy={{
              ...policy,
              PaymentMethod: {
                ...policy.PaymentMethod,
                Payment_Method,
                EftAccount: Payment_Method === 'EFT' ? eftAccount : null,
                ...(Payment_Method !== 'DEBIT_ORDER' && { Next_Collection_Date: null, Next_Collection_Amount: null }),
              },
            }}
          />
        ))
      }
    </Cards>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You pay into our account each month/)).toBeVisible();
    await expect(canvas.getByText(/^Your employer pays the premium/)).toBeVisible();
  },
};

/** A debit order without an account: nothing can be collected until one is given. */
export const NoAccount: Story = {
  render: () => (
    <Cards>
      {(policy) => (
        <>
          <HowYouPay policy={{ ...policy, BankingDetails: null }} mayChange />
          <AccountCard policy={{ ...policy, BankingDetails: null }} mayChange />
        </>
      )}
    </Cards>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no bank account on this policy yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add your account' })).toBeVisible();
  },
};

/** Somebody else pays: whose account it is stands there, with the number masked. */
export const SomebodyElsePays: Story = {
  render: () => (
    <Cards>
      {(policy) => (
        <AccountCard
          mayChange={false}
          policy={withAccount(policy, {
            Account_Holder_Name: 'Sibusiso Nkosi',
            Account_Holder_Relationship: 'CHILD',
            Account_Holder_Id_Number: '*********0088',
            Effective_Date: '2026-12-24',
          })}
        />
      )}
    </Cards>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sibusiso Nkosi')).toBeVisible();
    await expect(canvas.getByText('Child')).toBeVisible();
    await expect(canvas.getByText('24 December 2026')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Use another account' })).not.toBeInTheDocument();
  },
};
