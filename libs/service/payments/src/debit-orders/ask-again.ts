import { type PipelineTools, settleVerification } from '@portal/service-change-pipeline';
import {
  accountsAwaiting,
  type BankAccountRow,
  findPolicy,
  oneByOne,
  type Reporting,
  type StoredBankingDetails,
  unsettledActions,
} from '@portal/service-store';
import { type AccountVerifier } from '../account-verifier';
import { verifyAccount } from './verify-account';

type Tools = Pick<PipelineTools, 'database' | 'clock' | 'random' | 'creditorShortName'> &
  Reporting & { accounts: AccountVerifier };

/** Accounts asked about in one round of the job. */
const mostARound = 50;

const itemOf = ({ bankingDetailsId: id, policyNumber }: BankAccountRow) => ({ id, policyNumber });

/** Asks again about every account whose bank had not answered, and lets happen what waited for it. Gives how many were answered. */
export async function askAgainAboutAccounts(tools: Tools, signal?: AbortSignal): Promise<number> {
  const work = await oneByOne(tools, 'ACCOUNT_CHECK');
  const awaiting = await accountsAwaiting(tools.database, work.batch(mostARound));
  return work.goThrough(awaiting, itemOf, (account) => askAgain(tools, account), signal);
}

async function askAgain(tools: Tools, account: BankAccountRow): Promise<boolean> {
  const details = await detailsOf(tools, account);
  const verification = details && (await verifyAccount(tools.accounts, questionOf(account, details)));
  if (verification?.result === 'NO_ANSWER') return false;
  await settleVerification(tools, account, verification);
  return true;
}

/** The banking details that a number belongs to: on the policy, or in a change that waits. */
async function detailsOf({ database }: Tools, account: BankAccountRow): Promise<StoredBankingDetails | null> {
  const policy = await findPolicy(database, account.policyNumber);
  if (policy?.record.BankingDetails?.id === account.bankingDetailsId) return policy.record.BankingDetails;
  const actions = await unsettledActions(database, account.policyNumber);
  const proposed = actions.find(({ record }) => record.proposedValue?.['id'] === account.bankingDetailsId);
  return (proposed?.record.proposedValue as unknown as StoredBankingDetails | undefined) ?? null;
}

const questionOf = (account: BankAccountRow, details: StoredBankingDetails) => ({
  reference: account.bankingDetailsId,
  accountNumber: account.accountNumber,
  branchCode: details.Branch_Code,
  accountType: details.Account_Type,
  holderName: details.Account_Holder_Name,
  idNumber: account.holderIdNumber,
});
