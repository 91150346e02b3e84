import { addPolicyInput, type FieldError, readBody } from '@portal/contract';
import { checkApplication } from '@portal/contract/application';
import { inceptionAfter } from '@portal/domain';
import * as v from 'valibot';
import { type Application } from '../application/application';
import { chosenBenefits, chosenPlan, type Situation } from '../application/situation';
import { MeSchema } from '../application/me-schema';
import { meAsAsked } from '../application/me-of-policy';
import { applicationRecord, asCovering } from './application-record';
import { bodyOf } from './body-of';

/**
 * Everything that is wrong with the application, by the rules that the service asks too: it knows policies of others besides, and
 * has the last word. One sentence a field.
 */
export function problemsOf(application: Application, situation: Situation): FieldError[] {
  const body = readBody(addPolicyInput(situation.today), bodyOf(application, situation));
  const all = [
    ...(body.success ? [] : body.errors),
    ...problemsOfMe(application, situation),
    ...(chosenPlan(application, situation) ? [] : [{ field: 'productId', message: 'Select the plan' }]),
    ...problemsOfAll(application, situation),
  ];
  const seen = new Set<string>();
  return all.filter(({ field }) => !seen.has(field) && seen.add(field));
}

/** What only the form of that step asks. */
function problemsOfMe({ me }: Application, { policy }: Situation): FieldError[] {
  const result = v.safeParse(MeSchema, { Has_Previous: undefined, ...meAsAsked(policy.MainMember, me) });
  return (result.issues ?? []).map((issue) => ({ field: `me.${v.getDotPath(issue)}`, message: issue.message }));
}

/** What the application as a whole does not keep. */
export function problemsOfAll(application: Application, situation: Situation): FieldError[] {
  const plan = chosenPlan(application, situation);
  const chosen = plan && { plan, benefits: chosenBenefits(application, situation) };
  return checkApplication(applicationRecord(application, situation), chosen, {
    inception: inceptionAfter(situation.today),
    others: situation.own.map((policy) => [asCovering(policy, situation)]),
    banks: situation.banks,
  });
}
