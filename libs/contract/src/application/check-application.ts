import { checkTakesChildren, checkTakesSpouse } from '@portal/domain';
import { type FieldError } from '../failure';
import { inside } from '../fields/rules';
import { bankAccountRule } from '../records/bank-account';
import { type ApplicationRecord, type ApplicationSurroundings, type ChosenCover } from './application-record';
import { checkAges } from './check-ages';
import { checkApplicationCounts } from './check-counts';
import { checkPeople } from './check-people';
import { checkCoverOfRelatives, checkParentsOf } from './check-relatives';
import { checkTotals } from './check-totals';
import { refusals } from './refusals';

/**
 * The rules of an application as a whole, asked while it is filled in and once more by the service, which knows the policies
 * of others too. Those of each record by itself are in its schema. Gives every field that is refused.
 */
export const checkApplication = (
  application: ApplicationRecord,
  chosen: ChosenCover | null,
  surroundings: ApplicationSurroundings,
): FieldError[] => [
  ...(chosen ? checkTakes(application, chosen) : []),
  ...checkApplicationCounts(application),
  ...checkPeople(application),
  ...checkParentsOf(application),
  ...checkAges(application, surroundings.inception),
  ...(chosen ? checkCoverOfRelatives(application, chosen, surroundings.inception) : []),
  ...(chosen ? checkTotals(application, chosen, surroundings) : []),
  ...checkAccount(application, surroundings),
];

/** The plan takes everybody (docs/domain/lives.md#r4-5). */
const checkTakes = ({ Spouse, Children }: ApplicationRecord, { plan: { Product_Name } }: ChosenCover): FieldError[] => [
  ...(Spouse ? refusals('Spouse', checkTakesSpouse(Product_Name)) : []),
  ...(Children.length > 0 ? refusals('Children', checkTakesChildren(Product_Name)) : []),
];

/** Bank, branch code and number go together (docs/domain/banking.md#r3-4). */
const checkAccount = (
  { BankingDetails }: ApplicationRecord,
  { banks }: Pick<ApplicationSurroundings, 'banks'>,
): FieldError[] =>
  BankingDetails === null ? [] : [...inside('BankingDetails', bankAccountRule(banks)(BankingDetails))];
