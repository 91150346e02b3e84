import { type Policy } from '@portal/contract';
import { type ApplicationRecord, type Applying } from '@portal/contract/application';
import { type CoveringPolicy, isPlainDate } from '@portal/domain';
import { type Application, type Typed } from '../application/application';
import { type Situation } from '../application/situation';

/** What was typed about somebody, as far as it can be read. */
const asRecord = (person: Typed): Applying & { Cover_Amount: number | null } => ({
  ...person,
  Date_Of_Birth: isPlainDate(person['Date_Of_Birth']) ? person['Date_Of_Birth'] : null,
  Cover_Amount: typeof person['Cover_Amount'] === 'number' ? person['Cover_Amount'] : null,
});

/** The application as the rules read it, however unfinished. Who applies is on record. */
export const applicationRecord = (application: Application, { policy }: Situation): ApplicationRecord => ({
  MainMember: policy.MainMember,
  Spouse: application.Spouse && asRecord(application.Spouse),
  Children: application.Children.map(asRecord),
  ExtendedMembers: application.ExtendedMembers.map(asRecord),
  Beneficiaries: application.Beneficiaries.map(asRecord),
  BankingDetails: accountOf(application.payment),
});

/** The account of a debit order, once there is a number. */
function accountOf({ Payment_Method, Account_Number, ...account }: Typed): ApplicationRecord['BankingDetails'] {
  if (Payment_Method !== 'DEBIT_ORDER' || !Account_Number) return null;
  const { Bank_Name, Branch_Code } = account as { Bank_Name?: string; Branch_Code?: string };
  return { Bank_Name, Branch_Code, Account_Number: String(Account_Number) };
}

/** A policy as far as the cover of its people goes. */
export const asCovering = (policy: Policy, { benefits }: Pick<Situation, 'benefits'>): CoveringPolicy => ({
  ...policy,
  riders: benefits.filter(({ id }) => policy.SupplementaryBenefits.some((held) => held.id === id)),
});
