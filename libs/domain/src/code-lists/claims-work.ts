import { codeList, type CodeOf } from './code-list';

/** What becomes of what somebody sent who does not agree with a refusal. Source: docs/domain/claims.md#c7-4. */
export const representationOutcomes = codeList({
  UPHELD: 'Open the claim again',
  REJECTED: 'Stay with the refusal',
});
export type RepresentationOutcome = CodeOf<typeof representationOutcomes>;

/** Why a claim is refused, as staff choose it; `refusalSentence` says it to the family. Source: docs/domain/claims.md#c7-3. */
export const refusalReasons = codeList({
  NOT_COVERED: 'Not on the policy',
  COVER_NOT_STARTED: 'Before the start of cover',
  COVER_ENDED: 'After the end of cover',
  WAITING_PERIOD: 'Natural causes in the waiting period',
  SUICIDE: 'Suicide in its first months',
  LAPSED: 'The policy had lapsed',
  STILLBORN_WEEKS: 'Stillborn before the week that counts',
  STILLBORN_COUNT: 'The most stillborn claims are paid',
  LIMIT_REACHED: 'The legal maximum is paid',
  CRIME: 'Took part in a crime',
  NOT_PROVED: 'The death is not proved',
  FRAUD: 'Documents are not genuine',
});
export type RefusalReason = CodeOf<typeof refusalReasons>;

/** What makes a claim worth a closer look, for staff alone. Source: docs/domain/claims.md#c7-5. */
export const claimFlagKinds = codeList({
  EARLY_DEATH: 'Soon after cover started',
  ACCIDENT_IN_WAITING: 'Accident in the waiting period',
  BENEFICIARY_CHANGED: 'Beneficiary changed before the death',
  BANK_OR_CELL_CHANGED: 'Bank or cellphone changed before the death',
  CHANGE_AFTER_DEATH: 'Changed after the death',
  PAID_AFTER_DEATH: 'Premium paid after the death',
  SAME_DOCUMENT: 'Document of another claim',
  SAME_ACCOUNT: 'Account of another family',
  SAME_PERSON: 'Claimed for before',
  DOCUMENT_TOO_EARLY: 'Document older than the death',
  LIFE_ADDED_LATE: 'Added shortly before the death',
  DETAILS_DIFFER: 'Details differ',
  MANY_POLICIES: 'Many policies',
  LATE_REPORT: 'Reported late',
});
export type ClaimFlagKind = CodeOf<typeof claimFlagKinds>;
