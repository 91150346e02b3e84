import { accessChecks } from './access';
import { type Check } from './check';
import { wherePossible } from './conditions';
import { capabilityChecks } from './capabilities';
import { contractChecks } from './contract';
import { everyAnswerChecks } from './every-answer';
import { corsChecks, headersOfAll } from './headers';
import { idempotencyChecks } from './idempotency';
import { raceChecks } from './races';
import { refusalChecks } from './refusals';
import { refreshChecks, signOutChecks } from './session';
import { uploadChecks } from './uploads';
import { vectorChecks } from './vectors';
import { versionChecks } from './versions';
import { bodilessChecks, writeCallChecks } from './write-calls';

/** Every check, in the order in which they run: the last ones look at all that came back. */
export const allChecks: readonly Check[] = [
  ...refreshChecks,
  ...contractChecks,
  ...capabilityChecks,
  ...corsChecks,
  ...refusalChecks,
  ...accessChecks,
  ...vectorChecks,
  ...writeCallChecks,
  ...bodilessChecks,
  ...uploadChecks,
  ...idempotencyChecks,
  ...versionChecks,
  ...raceChecks,
  ...signOutChecks,
  ...everyAnswerChecks,
  ...headersOfAll,
].map(wherePossible);
