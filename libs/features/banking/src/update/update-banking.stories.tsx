import { choose, fillIn } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { givesAnotherAccount, numberChangedToday } from '../testing/another-window';
import {
  chooseDocument,
  confirm,
  fitsTheScreen,
  goOn,
  keptDraft,
  methodVersion,
  type Tools,
  typePin,
  typeSamePin,
} from '../testing/plays';
import { Component as UpdateBankingScreen } from './update-banking.screen';

const meta = {
  title: 'Screens/Banking details/Update',
  component: UpdateBankingScreen,
  parameters: { scenario: 'family-active', path: '/banking-details/update' },
} satisfies Meta<typeof UpdateBankingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const another = { path: '/banking-details/update?method=DEBIT_ORDER&account=new' };
const agree = /^I authorise you to collect/;
const account = (number: string) => ({
  Bank: 'FNB',
  'Account number': number,
  'Account number again': number,
  'Debit day': '25th',
});

/** Fills in an own account at FNB and goes on to the check page. */
async function answer(tools: Tools, number: string) {
  await fillIn(tools, account(number));
  await choose(tools, 'Savings', agree);
  await goOn(tools);
}

export const ChoosesHowToPay: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await expect(await canvas.findByRole('radio', { name: 'Debit order (DebiCheck)' })).toBeChecked();
    await expect(canvas.queryByLabelText('Bank')).not.toBeInTheDocument();
    await goOn(tools);
    await expect(await canvas.findByRole('link', { name: 'Select an account' })).toBeVisible();
    await choose(tools, 'Another account');
    await expect(await canvas.findByLabelText('Account holder')).toHaveValue('Thandi Nkosi');
    await choose(tools, 'EFT to our account with the policy number as reference');
    await expect(canvas.queryByLabelText('Bank')).not.toBeInTheDocument();
  },
};

export const AnotherAccount: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas } = tools;
    await answer(tools, '62000012345');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
    await expect(canvas.getByText('******2345')).toBeVisible();
    await expect(canvas.queryByText('62000012345')).not.toBeInTheDocument();
    await expect(canvas.getByText('250655')).toBeVisible();
    await typePin(tools);
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'One step left' })).toBeVisible();
    await expect(canvas.getByText('One step left: approve in your bank’s app before 20:00.')).toBeVisible();
    await expect(
      canvas.getByText(/^The bank asks Thandi Nkosi to approve the debit order until 20:00 on /),
    ).toBeVisible();
    await expect(canvas.getByText(/^We send a notice to the number on record/)).toBeVisible();
  },
};

export const NumberNeedsTheLengthOfTheBank: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas } = tools;
    await fillIn(tools, { Bank: 'Capitec Bank' });
    await expect(await canvas.findByText('10 digits for Capitec Bank')).toBeVisible();
    await expect(canvas.getByText('470010')).toBeVisible();
    await fillIn(tools, { 'Account number': '123456789', 'Account number again': '123456780' });
    await goOn(tools);
    await expect(
      await canvas.findByRole('link', { name: 'Account number must be 10 digits for Capitec Bank' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Account numbers do not match' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Confirm that we may collect your premium from this account' }),
    ).toBeVisible();
  },
};

export const SomebodyElsePays: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas } = tools;
    await choose(tools, 'Child');
    await expect(await canvas.findByLabelText('Account holder')).toHaveValue('');
    await expect(canvas.getByText(/The account holder approves the debit order at their own bank/)).toBeVisible();
    await expect(canvas.getByLabelText('ID number of the account holder')).toBeVisible();
    await choose(tools, 'Myself');
    await expect(canvas.getByLabelText('Account holder')).toHaveValue('Thandi Nkosi');
    await expect(canvas.queryByLabelText('ID number of the account holder')).not.toBeInTheDocument();
  },
};

export const AnotherDay: Story = {
  parameters: { path: '/banking-details/update?method=DEBIT_ORDER&account=keep' },
  play: async (tools) => {
    const { canvas } = tools;
    await fillIn(tools, { 'Debit day': '7th' });
    await expect(await canvas.findByText('Your first debit on the new day is on 7 December 2026.')).toBeVisible();
    await goOn(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
    await typePin(tools);
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'One step left' })).toBeVisible();
  },
};

/** Four days before a debit: that one still goes off the old account. */
export const DebitIsNear: Story = {
  parameters: { ...another, scenario: 'premium-due', clock: '1 day later' },
  play: async (tools) => {
    const { canvas } = tools;
    await fillIn(tools, { 'Debit day': '25th' });
    await expect(
      await canvas.findByText(
        'Your first debit from this account is on 24 December 2026. It is too late for the collection on 25 November 2026: ' +
          'a change needs 5 days. 25 December 2026 is Christmas Day, so we collect on the working day before.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText('Your next debit on 25 November 2026 will still go off the old account.'),
    ).toBeVisible();
  },
};

/** Somebody whose employer pays chooses anew: nothing is chosen for them. */
export const FromSalaryDeduction: Story = {
  parameters: { scenario: 'several-policies' },
  play: async (tools) => {
    await goOn(tools);
    await expect(await tools.canvas.findByRole('link', { name: 'Select the payment method' })).toBeVisible();
  },
};

/** What was typed is there again on another visit to the page, but for the number and the agreement. */
export const LeftAndCameBack: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await fillIn(tools, account('62000012345'));
    await choose(tools, agree);
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Use another account' }));
    await expect(await canvas.findByLabelText('Bank')).toHaveValue('FNB');
    await expect(canvas.getByLabelText('Account number')).toHaveValue('');
    await expect(canvas.getByLabelText('Account number again')).toHaveValue('');
    await expect(canvas.getByLabelText(agree)).not.toBeChecked();
  },
};

export const NumberChangedToday: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await numberChangedToday(loaded.visit);
    await expect(await canvas.findByText(/^Your cellphone number was changed less than 24 hours ago/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

export const ToEft: Story = {
  parameters: { path: '/banking-details/update?method=EFT' },
  play: async (tools) => {
    const { canvas } = tools;
    await goOn(tools);
    await expect(await canvas.findByText(/^From then on you pay each month/)).toBeVisible();
    await typePin(tools);
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await expect(canvas.getByText('You find how and where to pay under banking details.')).toBeVisible();
  },
};

/** Somebody without an account: with the account they pay by debit order from then on. */
export const FromPayAtToADebitOrder: Story = {
  parameters: { scenario: 'paid-in-advance', path: '/banking-details/update?method=DEBIT_ORDER' },
  play: async (tools) => {
    const { canvas } = tools;
    await expect(await canvas.findByLabelText('Account holder')).toHaveValue('Nkateko Baloyi');
    await expect(canvas.queryByText('Which account do we collect from?')).not.toBeInTheDocument();
    await answer(tools, '62000012345');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
    await typePin(tools);
    await confirm(tools);
    await expect(
      await canvas.findByText(/^The bank asks Nkateko Baloyi to approve the debit order until 20:00 on /),
    ).toBeVisible();
  },
};

/** An account that may not allow debit orders is taken, with a warning on the page of banking details. */
export const VerifiedWithAWarning: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await answer(tools, '62000012994');
    await typePin(tools);
    await confirm(tools);
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to banking details' }));
    await expect(await canvas.findByText('This account may not allow debit orders.')).toBeVisible();
    await expect(canvas.getByText('Waiting for approval')).toBeVisible();
  },
};

export const NothingChanged: Story = {
  parameters: { scenario: 'paid-in-advance' },
  play: async (tools) => {
    await goOn(tools);
    await expect(await tools.canvas.findByText('You have not changed anything')).toBeVisible();
  },
};

/** The bank does not know the account: nothing typed is lost, and a document of the bank is another way. */
export const BankDoesNotFindIt: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas, canvasElement } = tools;
    await answer(tools, '62000012998');
    await typePin(tools);
    await confirm(tools);
    await expect(await canvas.findByRole('link', { name: 'The bank could not find this account' })).toBeVisible();
    await expect(canvas.getByLabelText('Account number')).toHaveValue('62000012998');
    await expect(canvas.getByLabelText(agree)).toBeChecked();
    await chooseDocument(canvasElement);
    await expect(await canvas.findByText('letter-of-the-bank.pdf is attached')).toBeVisible();
    await goOn(tools);
    await expect(await canvas.findByText(/^The PIN that we sent you before is still good/)).toBeVisible();
    await typeSamePin(tools);
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('One of our consultants checks the letter from your bank.')).toBeVisible();
  },
};

const failing = (digits: string, sentence: string): Story => ({
  parameters: another,
  play: async (tools) => {
    await answer(tools, `62000012${digits}`);
    await typePin(tools);
    await confirm(tools);
    await expect(await tools.canvas.findByRole('link', { name: sentence })).toBeVisible();
  },
});
export const NumberIsWrong: Story = failing('999', 'The account number is not valid for this bank');
export const OfSomebodyElse: Story = failing('997', 'The account does not belong to the account holder entered');
export const AccountIsClosed: Story = failing('996', 'This account is closed or dormant');

/** The bank has not answered yet: the page of banking details shows what waits, and its maker can take it back. */
export const BankHasNotAnswered: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await answer(tools, '62000012995');
    await typePin(tools);
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('We are verifying your account. This can take up to 48 hours.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See your request' }));
    await expect(await canvas.findByRole('table', { name: 'Update banking details' })).toHaveTextContent('******2995');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel request' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel request' }));
    await expect(await canvas.findByText(/your request is cancelled/)).toBeVisible();
  },
};

/** A newer request takes the place of an own one that waits, and the form says so. */
export const OwnRequestWaits: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas, userEvent } = tools;
    await answer(tools, '62000012995');
    await typePin(tools);
    await confirm(tools);
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to banking details' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Use another account' }));
    await expect(
      await canvas.findByText('Your earlier request still waits. What you send now takes its place.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Account number')).toHaveValue('');
  },
};

/** Another window gave another account meanwhile: this change is checked once more, and then it is sent. */
export const ChangedMeanwhile: Story = {
  parameters: { path: '/banking-details/update?method=EFT' },
  play: async (tools) => {
    const { canvas, loaded } = tools;
    await goOn(tools);
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await givesAnotherAccount(loaded.visit);
    await typePin(tools);
    await confirm(tools);
    await expect(await canvas.findByText(/^This record was changed by someone else/)).toBeVisible();
    await confirm(tools);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
  },
};

/** However often it is pressed, one change is made. */
export const PressedTwice: Story = {
  parameters: { path: '/banking-details/update?method=EFT' },
  play: async (tools) => {
    const { canvas } = tools;
    await goOn(tools);
    await typePin(tools);
    const button = canvas.getByRole('button', { name: 'Confirm and send' });
    button.click();
    button.click();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change made' })).toBeVisible();
    await expect(await methodVersion(tools)).toBe(2);
  },
};

export const WrongPin: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas } = tools;
    await answer(tools, '62000012345');
    await typePin(tools, '000000');
    await confirm(tools);
    await expect(await canvas.findByText('The one-time PIN is incorrect or has expired.')).toBeVisible();
    await expect(canvas.getByText('******2345')).toBeVisible();
  },
};

/** No network at the last step: everything typed is there, and it can be sent again. */
export const OfflineAtTheEnd: Story = {
  parameters: another,
  play: async (tools) => {
    const { canvas, userEvent, loaded } = tools;
    await answer(tools, '62000012345');
    await typePin(tools);
    loaded.visit.network.break('offline');
    await confirm(tools);
    await expect(await canvas.findByText(/^Internal server error/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Change bank account' }));
    await expect(await canvas.findByLabelText('Account number')).toHaveValue('62000012345');
    loaded.visit.network.mend();
  },
};

/** What is kept on the service never holds the number, nor what somebody agreed to. */
export const DraftWithoutTheNumber: Story = {
  parameters: another,
  play: async (tools) => {
    await fillIn(tools, account('62000012345'));
    await choose(tools, agree);
    const kept = await keptDraft(tools);
    await expect(kept).toMatchObject({ Bank_Name: 'FNB', Account_Choice: 'NEW', Debit_Day: 25 });
    for (const name of ['Account_Number', 'Confirm_Account_Number', 'Authorisation']) {
      await expect(kept).not.toHaveProperty(name);
    }
    await expect(JSON.stringify(kept)).not.toContain('62000012345');
  },
};

export const PaidUp: Story = {
  parameters: { scenario: 'paid-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/while the status of your policy is "Paid up"/)).toBeVisible();
  },
};

/** A consultant's change of the account waits for the customer: it is decided first. */
export const AnotherChangeWaits: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There is already a pending change for this record/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to banking details' })).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names', ...another },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await fitsTheScreen(canvasElement);
  },
};

export const Loading: Story = loading();
export const FailsUntilReload: Story = failsUntilReload(
  'Your banking details could not be loaded',
  async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(The list of banks could not be loaded|How do you want to pay)/),
    ).toBeVisible();
  },
);

export const WithoutPayat: Story = {
  parameters: { without: ['payat'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^EFT/ })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /Pay@/ })).toBeNull();
  },
};
