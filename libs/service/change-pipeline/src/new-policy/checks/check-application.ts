import { bankAccountRule, type FieldError } from '@portal/contract';
import { banks } from '@portal/domain/catalogue';
import { done, type Outcome, refusedFields } from '../../base/change';
import { type Application, type ApplicationFacts, type Chosen } from '../application';
import { checkAges } from './check-ages';
import { checkApplicant } from './check-applicant';
import { checkCover } from './check-cover';
import { checkPeople } from './check-people';
import { checkTakes, findChosen } from './check-plan';

/**
 * The rules of an application as a whole; those of each record by itself were asked at the border. Gives what was chosen,
 * or every field that is refused.
 */
export function checkApplication(application: Application, facts: ApplicationFacts): Outcome<Chosen> {
  const chosen = findChosen(application);
  if (Array.isArray(chosen)) return refusedFields(chosen);
  const errors = [
    ...checkTakes(application, chosen),
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
