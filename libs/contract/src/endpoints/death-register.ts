import { endpoint } from '../endpoint';
import { ClaimCaseSchema } from '../records/staff/claim-case';
import { AskDeathRegisterSchema, LiftAliveSchema } from '../records/staff/claim-register';

const isAddition = true;
const reply = ClaimCaseSchema;
const errors = ['CONFLICT_OF_INTEREST', 'INVALID_STATUS', 'STALE_VERSION', 'TAKEN', 'NOT_POSSIBLE'] as const;

/** What staff do about the register of deaths (docs/domain/claims.md#c2-4). */
export const deathRegisterAdditions = {
  askDeathRegister: endpoint('POST /staff/claims/{id}/ask-register', {
    summary:
      'Ask the register of deaths about the person of a claim; what it answers stays with the claim, and the day of death that the claim has confirms it',
    permission: 'assess a claim',
    body: AskDeathRegisterSchema,
    reply,
    errors,
    isAddition,
  }),
  liftAlive: endpoint('POST /staff/claims/{id}/lift-alive', {
    summary:
      'Go on with a claim although the register of deaths says that the person lives: on a death certificate that came since, as an administrator who did not assess it',
    permission: 'lift ALIVE on a claim',
    body: LiftAliveSchema,
    reply,
    errors,
    isAddition,
  }),
};
