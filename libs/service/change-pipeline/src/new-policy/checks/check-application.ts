import { checkApplication as checkRecord } from '@portal/contract/application';
import { banks } from '@portal/domain/catalogue';
import { done, type Outcome, refusedFields } from '../../base/change';
import { type Application, type ApplicationFacts, type Chosen } from '../application';
import { checkApplicant } from './check-applicant';
import { findChosen } from './find-chosen';

/**
 * What the contract asks of an application as a whole, and what only the service knows: what is sold, and who applies. Gives what
 * was chosen, or every field that is refused.
 */
export function checkApplication(application: Application, facts: ApplicationFacts): Outcome<Chosen> {
  const { inception, others, applicant } = facts;
  const chosen = findChosen(application);
  if (Array.isArray(chosen)) return refusedFields(chosen);
  const errors = [
    ...checkApplicant(application, applicant),
    ...checkRecord(application, chosen, { inception, others, banks }),
  ];
  return errors.length > 0 ? refusedFields(errors) : done(chosen);
}
