import { bankAccountRule, type FieldError } from '@portal/contract';
import { banks } from '@portal/domain/catalogue';
import { done, type Outcome, refusedFields } from '../../change';
import { type Application, type ApplicationFacts, type Chosen } from '../application';
import { checkAges } from './check-ages';
import { checkApplicant } from './check-applicant';
import { checkCover } from './check-cover';
import { checkPeople } from './check-people';
import { checkPlan, findChosen } from './check-plan';

/**
 * The rules of an application as a whole; those of each record by itself were asked at the border. Gives what was chosen,
 * or every field that is refused.
 *
 * How many there are comes first: the rules after it compare everybody with everybody.
 */
export function checkApplication(application: Application, facts: ApplicationFacts): Outcome<Chosen> {
  const chosen = findChosen(application);
  if (Array.isArray(chosen)) return refusedFields(chosen);
  const plan = checkPlan(application, chosen);
  if (plan.length > 0) return refusedFields(plan);
  const errors = [
    ...checkApplicant(application, facts.applicant),
    ...checkPeople(application),
    ...checkAges(application, chosen, facts.inception),
    ...checkCover(application, chosen, facts),
    ...checkAccount(application),
  ];
  return errors.length > 0 ? refusedFields(errors) : done(chosen);
}

const checkAccount = ({ BankingDetails }: Application): FieldError[] =>
  BankingDetails === null
    ? []
    : bankAccountRule(banks)(BankingDetails).map(({ field, message }) => ({
        field: `BankingDetails.${field}`,
        message,
      }));
