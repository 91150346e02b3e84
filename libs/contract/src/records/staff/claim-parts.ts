import {
  beneficiaryStatuses,
  causesOfDeath,
  claimantRoles,
  claimDecisions,
  claimFlagKinds,
  policyStatuses,
  refusalReasons,
  riskLevels,
} from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../../fields/choice';
import { day, dayOrNull, instant, instantOrNull, key, rand, text, textOrNull, yesNo } from '../../fields/plain';
import { PartAccountSchema } from '../claim-account';
import { FuneralParlourSchema } from '../claim-parlour';
import { ClaimLineSchema, claimTotals } from '../claim-amounts';

/** A member of staff. */
export const StaffNameSchema = v.object({
  /** The id. */
  id: key,
  /** The name. */
  name: text,
});

/** Who works on a claim now. */
export const ClaimTakenSchema = v.nullable(
  v.object({
    ...StaffNameSchema.entries,
    /** Since when. */
    at: instant,
    /** Whether that is the caller. */
    isMine: yesNo,
  }),
);

/** The policy as it stood on the day of death, whatever became of it since. */
export const PolicyAtDeathSchema = v.object({
  /** Where it stood that day, as the claim is assessed. */
  status: oneOf(policyStatuses),
  /** Where it stands today. */
  statusToday: oneOf(policyStatuses),
  /** It had lapsed by then and no notice within the time of the law is found, so it is taken as in grace. */
  isLapseNotProven: yesNo,
  /** The plan of that day. */
  productName: text,
  /** The first day of the policy. */
  inceptionDate: day,
  /** The main member. */
  policyholder: text,
  /** The first day of cover of the person who died; null for a child who was never on the policy. */
  coverStart: dayOrNull,
  /** The first day on which natural causes were covered. */
  waitingEnds: dayOrNull,
  /** Cover by the plan on that day, rand. */
  coverAmount: rand,
  /** Benefits that can pay for this person. */
  riders: v.array(
    v.object({
      /** The benefit. */
      name: text,
      /** What it comes to. */
      amount: rand,
      /** Its own first day. */
      startDate: day,
    }),
  ),
  /** The beneficiaries of that day, in the order of the policy. */
  beneficiaries: v.array(
    v.object({
      /** The id of the record. */
      id: key,
      /** The name. */
      name: text,
      /** The share in percent. */
      share: v.number(),
      /** Where the nomination stood. */
      status: oneOf(beneficiaryStatuses),
    }),
  ),
  /** Premiums that were overdue that day, the oldest first. */
  overduePremiums: v.array(
    v.object({
      /** The day on which it was due. */
      due: day,
      /** What was owed. */
      amount: rand,
    }),
  ),
  /** Policies of ours on the same person that are paid before this one. */
  coverElsewhere: v.array(
    v.object({
      /** The policy. */
      policyNumber: text,
      /** The most that it pays for this death. */
      amount: rand,
    }),
  ),
  /** What other insurers paid for a child, rand. */
  paidByOtherInsurers: rand,
});

/** What a claim pays for one cause of death. */
export const AmountsOfCauseSchema = v.object({
  /** The cause; UNKNOWN is what every cause would pay. */
  cause: oneOf(causesOfDeath),
  /** Line by line. */
  lines: v.array(ClaimLineSchema),
  ...claimTotals,
  /** Overdue premiums that are taken off. */
  deduction: rand,
  /** What another cause would pay on top; above zero only for UNKNOWN. */
  disputed: rand,
  /** Why nothing is payable; null where something is. */
  nothing: v.nullable(
    v.object({
      /** The reason with which it would be refused. */
      reasonCode: oneOf(refusalReasons),
      /** The same as the family reads it. */
      sentence: text,
    }),
  ),
});

/** Somebody who claims or may be paid. */
export const ClaimantSchema = v.object({
  /** The id within the claim. */
  id: key,
  /** As whom. */
  role: oneOf(claimantRoles),
  /** The beneficiary of the policy, or null. */
  beneficiaryId: v.nullable(key),
  /** The name. */
  name: text,
  /** The cellphone number on record; null while there is none. */
  cellNumber: textOrNull,
  /** The share in percent, where the person is paid; null where not. */
  share: v.nullable(v.number()),
  /** Where to pay; null: not said yet. */
  account: v.nullable(PartAccountSchema),
  /** Who speaks for a child or an estate, let in by staff; null: nobody. */
  representative: textOrNull,
  /** Whom the caller may let in with a number that is not on record: who speaks for them, they themselves, who arranges the funeral, or the guardian of children who stay covered; null: nobody. */
  letsIn: v.nullable(v.picklist(['REPRESENTATIVE', 'OWN_NUMBER', 'ARRANGER', 'GUARDIAN'])),
  /** Arranges the funeral, and may have a funeral parlour paid from what is for the estate; they have no share. */
  arrangesFuneral: yesNo,
  /** The funeral parlour that they have paid from their part; null: none. */
  parlour: v.nullable(FuneralParlourSchema),
  /** Reported the death, signed in or sent something. */
  hasComeForward: yesNo,
});

/** Something that asks for a look; it decides nothing. */
export const ClaimFlagSchema = v.object({
  /** What it is. */
  kind: oneOf(claimFlagKinds),
  /** How grave. */
  level: oneOf(riskLevels),
  /** What was found. */
  sentence: text,
});

const whatIsDecided = {
  /** Approve, approve a part, or refuse. */
  kind: oneOf(claimDecisions),
  /** What the documents say the person died of. */
  cause: oneOf(causesOfDeath),
  ...claimTotals,
  /** The amount was raised above what was computed. */
  isCorrected: yesNo,
  /** Why it is refused, or a part of it; null where nothing is. */
  reasonCode: v.nullable(oneOf(refusalReasons)),
  /** The fact with its date, or why the amount was corrected, in the assessor’s words; null where nothing was to be said. */
  reasonText: textOrNull,
  /** The clause of the policy, word for word; null where nothing is refused. */
  wording: textOrNull,
  /** Who recommended it. */
  by: StaffNameSchema,
  /** When. */
  at: instant,
};

/** What waits for the second person. */
export const RecommendationSchema = v.object(whatIsDecided);

/** What two people decided. */
export const ClaimDecisionSchema = v.object({
  ...whatIsDecided,
  /** The second person. */
  confirmedBy: StaffNameSchema,
  /** When they confirmed. */
  confirmedAt: instant,
  /** What they checked; null where nothing had to be noted. */
  note: textOrNull,
});

/** How a death was confirmed. */
export const deathSources = ['DEATH_CERTIFICATE', 'NOTICE_OF_DEATH', 'REGISTER'] as const;

export const ClaimClocksSchema = v.object({
  /** When it was reported. */
  reportedAt: instant,
  /** When everything was there that the decision needs. */
  completeAt: instantOrNull,
  /** The day by whose end it is decided. */
  decisionDue: dayOrNull,
  /** When it was given more time. */
  disputedAt: instantOrNull,
  /** The day by whose end it is decided then. */
  disputeDue: dayOrNull,
  /** When it was decided. */
  decidedAt: instantOrNull,
  /** The day has passed by which it had to be decided. */
  isOverdue: yesNo,
});
