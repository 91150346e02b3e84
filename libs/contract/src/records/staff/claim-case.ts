import { causesOfDeath, claimActs, claimAwaits, claimStatuses, deceasedKinds, successorRoles } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../../fields/choice';
import {
  count,
  day,
  dayOrNull,
  instant,
  instantOrNull,
  key,
  randOrNull,
  text,
  textOrNull,
  yesNo,
} from '../../fields/plain';
import { ClaimDocumentSchema } from '../claim-document';
import {
  AmountsOfCauseSchema,
  ClaimantSchema,
  ClaimClocksSchema,
  ClaimDecisionSchema,
  ClaimFlagSchema,
  ClaimTakenSchema,
  deathSources,
  PolicyAtDeathSchema,
  RecommendationSchema,
} from './claim-parts';
import { ShareInCashSchema } from './claim-cash';
import { StaffPayoutSchema } from './claim-payouts';
import { ClaimRegisterSchema } from './claim-register';
import { StaffRepresentationSchema } from './claim-representation';
import { DocumentFindingsSchema } from './claim-findings';

/** A line of the documents, with what staff made of it. */
const JudgedDocumentSchema = v.object({
  ...ClaimDocumentSchema.entries,
  /** Of whom it is asked; null: of whoever claims. */
  payeeName: textOrNull,
  /** Who judged it; null while nobody did. */
  judgedBy: textOrNull,
  /** When, or null. */
  judgedAt: instantOrNull,
  /** Why we do without it, or what was noted; null where nothing was. */
  note: textOrNull,
  /** What it says, as far as that was typed; null while nothing was. */
  says: v.nullable(DocumentFindingsSchema),
});

/** Everything that staff need to decide on a claim (docs/domain/claims.md#c7). */
export const ClaimCaseSchema = v.object({
  id: key,
  /** What everybody calls it: `CL-7K3M-Q2XR`. */
  reference: text,
  /** The policy. */
  policyNumber: text,
  /** Who died. */
  life: v.object({
    /** The id of the person's record on the policy; null for a child who was never on it. */
    id: v.nullable(key),
    /** The name. */
    name: text,
    /** What the person was on the policy. */
    kind: oneOf(deceasedKinds),
    /** The ID number, masked; null where there is none. */
    idNumber: textOrNull,
    /** When the person was born; null for a stillborn child. */
    dateOfBirth: dayOrNull,
    /** Completed years on the day of death. */
    age: count,
  }),
  /** Of a stillborn child; else null. */
  stillborn: v.nullable(
    v.object({
      /** Completed weeks of pregnancy, as known so far. */
      weeks: count,
      /** The mother’s name. */
      mother: text,
    }),
  ),
  /** The day of the death. */
  dateOfDeath: day,
  /** Where, or null. */
  placeOfDeath: textOrNull,
  /** The country, as an alpha-2 code. */
  countryOfDeath: text,
  /** What the person died of, as it was reported. */
  causeReported: oneOf(causesOfDeath),
  /** What the documents say; null until one of them does. */
  cause: v.nullable(oneOf(causesOfDeath)),
  /** Whether what is paid depends on the cause. */
  doesCauseMatter: yesNo,
  /** Where it stands. */
  status: oneOf(claimStatuses),
  /** Who has to do something next. */
  awaits: oneOf(claimAwaits),
  /** Its days. */
  clocks: ClaimClocksSchema,
  /** What has to be cleared up first, as the family reads it; null where it needed no more time. */
  disputeReason: textOrNull,
  /** How the death was confirmed; null before that. */
  deathConfirmed: v.nullable(
    v.object({
      /** When. */
      at: instant,
      /** Who confirmed it. */
      by: text,
      /** By what. */
      source: v.picklist(deathSources),
    }),
  ),
  /** What the register of deaths says; null where nobody can ask it. */
  register: v.nullable(ClaimRegisterSchema),
  /** What is asked for and what came. */
  documents: v.array(JudgedDocumentSchema),
  /** The policy on the day of death. */
  policy: PolicyAtDeathSchema,
  /** What becomes of those whom a main member left; null: nobody is left, somebody goes on, or it is about somebody else. */
  coverAfterDeath: v.nullable(
    v.object({
      /** The last day of cover unless somebody takes the policy over; null while it is not decided. */
      lastDay: dayOrNull,
      /** Who may take it over; null: nobody may. */
      successor: v.nullable(
        v.object({
          /** What this person is on the policy, or the guardian of the children who are covered. */
          role: v.picklist(successorRoles),
          /** The name; null for a guardian, who is not on the policy. */
          name: textOrNull,
        }),
      ),
      /** A request to take it over waits: until it is decided cover goes on. */
      isTakeoverAsked: yesNo,
      /** The policy has ended. */
      isOver: yesNo,
    }),
  ),
  /** What each cause pays; UNKNOWN is the last. */
  amountsByCause: v.array(AmountsOfCauseSchema),
  /** What the law allows for this person over all policies; null: no limit. */
  legalMaximum: randOrNull,
  /** Who claims or may be paid. */
  claimants: v.array(ClaimantSchema),
  /** The gravest first. */
  flags: v.array(ClaimFlagSchema),
  /** What waits for the second person, or null. */
  recommendation: v.nullable(RecommendationSchema),
  /** The decision that holds, or null. */
  decision: v.nullable(ClaimDecisionSchema),
  /** Decisions before it, oldest first. */
  earlierDecisions: v.array(ClaimDecisionSchema),
  /** What was sent against a decision, oldest first. */
  representations: v.array(StaffRepresentationSchema),
  /** Its payments, in their order. */
  payouts: v.array(StaffPayoutSchema),
  /** Shares of which something could be paid in cash at a store, or waits for that; empty where nobody issues vouchers. */
  cash: v.array(ShareInCashSchema),
  /** What happened, oldest first. */
  history: v.array(
    v.object({
      /** When it happened. */
      at: instant,
      /** Who did it. */
      who: text,
      /** What happened, in a sentence. */
      what: text,
    }),
  ),
  /** Who works on it; null when nobody does. */
  takenBy: ClaimTakenSchema,
  /** The caller declared that they do not know this family. */
  isInterestDeclared: yesNo,
  /** What the caller may do now. */
  allowedActs: v.array(v.picklist(claimActs)),
  /** Why the caller may not confirm what waits for the second person; null where they may, or nothing waits. */
  whyNotConfirm: textOrNull,
  /** Goes up by one with every change. */
  version: count,
});
export type ClaimCase = v.InferOutput<typeof ClaimCaseSchema>;
