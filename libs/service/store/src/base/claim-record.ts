import { type DocumentFindings } from '@portal/contract';
import { type ClaimEventName } from '@portal/contract/words';
import {
  type ActionType,
  type AmountsOfCause,
  type AnswerLetterPart,
  type CauseOfDeath,
  type ClaimantRole,
  type ClaimBasis,
  type ClaimDecision,
  type ClaimDocumentRequest,
  type ClaimDocumentStatus,
  type ClaimDocumentType,
  type ClaimFlag,
  type NotUsableReason,
  type PlainDate,
  type PolicyStanding,
  type RefusalLetter,
  type RefusalReason,
  type RegisterAnswer,
  type RepresentationOutcome,
  type ReportChannel,
} from '@portal/domain';
import { type StoredBeneficiary, type StoredMainMember, type StoredPolicy } from './records';
import { type ClaimAccount } from './claim-account';

/** A moment as a record keeps it: ISO 8601 in UTC. */
type Moment = string;

/** A member of staff, by id and by the name that they had. */
export interface StaffName {
  id: string;
  name: string;
}

/** A file of a claim, without its content. */
interface ClaimFileName {
  id: string;
  name: string;
  receivedAt: Moment;
}

/** A document of a claim: what is asked for, what came, and what was made of it. */
export interface ClaimDocumentLine extends ClaimDocumentRequest {
  id: string;
  /** False: the facts changed and nothing asks for it any more; it stands here because something was sent. */
  isAsked: boolean;
  status: ClaimDocumentStatus;
  reason: NotUsableReason | null;
  note: string | null;
  files: ClaimFileName[];
  /** When it reached us, or when we said that we do without it; the clock goes by it. */
  settledAt: Moment | null;
  helpAskedAt: Moment | null;
  judged: { by: StaffName; at: Moment } | null;
  says: DocumentFindings | null;
}

/** A funeral parlour that somebody asked us to pay from the own share. */
export interface ChosenParlour {
  name: string;
  registrationNumber: string;
  /** Rand that its invoice comes to, as whoever asked says. */
  invoiceAmount: number;
  account: ClaimAccount;
}

/** Somebody who claims or may be paid. */
export interface Claimant {
  id: string;
  role: ClaimantRole;
  beneficiaryId: string | null;
  /** The policyholder's own record on the policy; absent: of anybody else, and on claims of before. */
  lifeId?: string;
  name: string;
  idNumber: string | null;
  dateOfBirth: PlainDate | null;
  /** In stored form; null while none is known. */
  cellNumber: string | null;
  /** Percent; null for somebody who is not paid. */
  share: number | null;
  /** Signed in with the PIN to the number on the policy. */
  isSignedIn: boolean;
  /** Reported the death, signed in or sent something. */
  hasComeForward: boolean;
  /** Reported this death. */
  isReporter: boolean;
  account: ClaimAccount | null;
  /** Who speaks for a child or an estate, let in by staff with the cellphone number; null or absent: nobody. */
  representative?: { name: string; idNumber: string | null } | null;
  /** Staff noted another number of theirs than the one on record; absent: nobody did. */
  hasNewNumber?: boolean;
  /** Null or absent: everything goes to themselves. */
  parlour?: ChosenParlour | null;
  /**
   * Arranges the funeral of somebody whose estate is paid for want of a beneficiary, and has no share: a funeral parlour that they choose is
   * paid from what is for the estate. Nobody was let in yet while there is no cellphone number. Absent: they do not.
   */
  arrangesFuneral?: true;
}

/** What staff found out beside the documents. Amounts in rand. */
export interface ClaimFacts {
  isPreviousInsurerReliedOn: boolean;
  isTransportPaidInMoney: boolean;
  /** Of a stillborn child. */
  wasEndedIntentionally: boolean;
  paidByOtherInsurers: number;
}

/** What is recommended or decided. */
export interface ClaimRecommendation {
  kind: ClaimDecision;
  cause: CauseOfDeath;
  /** As computed on that day, or raised by a correction. */
  amounts: AmountsOfCause;
  isCorrected: boolean;
  /** A part is refused for good, not only disputed. */
  isPartRefused: boolean;
  reasonCode: RefusalReason | null;
  reasonText: string | null;
  wording: string | null;
  by: StaffName;
  at: Moment;
}

/** What two people decided. */
export interface DecidedClaim extends ClaimRecommendation {
  confirmedBy: StaffName;
  confirmedAt: Moment;
  note: string | null;
  /** Rand of premiums that are paid back. */
  premiumRefund: number;
  /** Null where nothing was refused. */
  letter: RefusalLetter | null;
}

/** What becomes of what somebody sent who does not agree with a refusal. */
export interface RepresentationAnswer {
  outcome: RepresentationOutcome;
  /** What the family reads, in our own words. */
  text: string;
  by: StaffName;
  at: Moment;
  /** Null while it waits for the second person, and where it needs none. */
  confirmedBy: StaffName | null;
  /** What is answered, part by part; empty while it waits for the second person. */
  parts: AnswerLetterPart[];
}

/** What somebody sent who does not agree with a refusal. Source: docs/domain/claims.md#c7-4. */
export interface ClaimRepresentation {
  id: string;
  receivedAt: Moment;
  /** The name of whoever sent it, or put it in. */
  sentBy: string;
  text: string;
  files: ClaimFileName[];
  /** Null where it came too late for the promise. */
  answerDue: PlainDate | null;
  answer: RepresentationAnswer | null;
  /** Null also while an answer waits for the second person. */
  answeredAt: Moment | null;
}

/** Something that happened to a claim; `claimEvents` says it. */
interface ClaimEvent {
  at: Moment;
  who: string;
  event: ClaimEventName;
  /** What it was about, ready to be read; null where the sentence needs nothing. */
  about: string | null;
}

/** The policy on the day of death, as far as it is read and paid by. */
interface PolicyOnDay {
  productName: string;
  policyholder: string;
  /** The number to which notices went: that of the main member, in stored form. */
  cellNumber: string | null;
  standing: PolicyStanding;
  /** Of a child; false for anybody else. */
  isStudent: boolean;
  isDisabled: boolean;
  /** Documents about the person who died that were accepted before. */
  acceptedDocuments: ClaimDocumentType[];
  /** In the order of the policy, as they stood then. */
  beneficiaries: StoredBeneficiary[];
}

/** What a confirmed death moved on its policy, as it was before. */
export interface PolicyBeforeDeath {
  /** Null for somebody who was never on the policy. */
  life: { id: string; Life_Status: StoredMainMember['Life_Status']; Cover_End_Date: PlainDate | null } | null;
  /** Nominations that it took away. */
  nominations: Pick<StoredBeneficiary, 'id' | 'Beneficiary_Status'>[];
  /** Of a mandate that it suspended; null: it suspended none. */
  mandateStatus: NonNullable<StoredPolicy['DebiCheckMandate']>['Mandate_Status'] | null;
  /** Of a main member; null: of somebody else. */
  marketingConsent: StoredMainMember['MarketingConsent'] | null;
  /** Where months without premiums began with it. */
  standing: Pick<StoredPolicy, 'Policy_Status' | 'Paid_Up_Until'> | null;
  /** Rand that were credited. */
  credit: number;
  /** What was asked for that it cancelled; left out where nothing was. */
  cancelled?: ActionType[];
  /** Months of the ledger that the credit came out of, with what they had been settled with; left out where it came out of none. */
  settled?: { month: string; amountCents: number }[];
}

/** What the register of deaths said about a claim. Source: docs/domain/claims.md#c2-4. */
interface ClaimRegisterRecord {
  /** Oldest first. */
  answers: RegisterAnswer[];
  /** Each time that an administrator went on although it says that the person lives; oldest first. */
  lifts: { at: Moment; by: StaffName; note: string }[];
}

/** Everything about a claim but what it is found by. Source: docs/domain/claims.md#c2-3. */
export interface ClaimRecord {
  lifeId: string | null;
  deceased: {
    firstName: string;
    surname: string;
    /** Null for a stillborn child. */
    dateOfBirth: PlainDate | null;
    idNumber: string | null;
  };
  dateOfDeath: PlainDate;
  placeOfDeath: string | null;
  /** Alpha-2 code. */
  countryOfDeath: string;
  causeReported: CauseOfDeath;
  /** What the documents say; null until one of them does. */
  cause: CauseOfDeath | null;
  stillborn: { weeks: number; motherLifeId: string } | null;
  facts: ClaimFacts;
  deathConfirmed: {
    at: Moment;
    by: StaffName | null;
    source: 'DEATH_CERTIFICATE' | 'NOTICE_OF_DEATH' | 'REGISTER';
  } | null;
  /** Absent: nobody has asked. */
  register?: ClaimRegisterRecord;
  /** Null while the death is not confirmed, and once a claim that is void has put it back. */
  beforeDeath: PolicyBeforeDeath | null;
  /** The policy when somebody took it over: what follows from the day of death is worked out from it. Null: nobody has. */
  beforeTakeover: StoredPolicy | null;
  channel: ReportChannel;
  deathReportId: string | null;
  /** No clock runs from before: when it was reported or opened again. */
  clockFrom: Moment;
  clock: {
    completeAt: Moment | null;
    decisionDue: PlainDate | null;
    disputedAt: Moment | null;
    disputeDue: PlainDate | null;
  };
  /** The question that must be cleared up first, as the family reads it. */
  disputeReason: string | null;
  decidedAt: Moment | null;
  documents: ClaimDocumentLine[];
  /** What the amounts follow from, as it stood on the day of death. */
  basis: ClaimBasis;
  policyOnDay: PolicyOnDay;
  claimants: Claimant[];
  flags: ClaimFlag[];
  /** What waits for the second person. */
  recommendation: ClaimRecommendation | null;
  decision: DecidedClaim | null;
  /** Oldest first. */
  earlierDecisions: DecidedClaim[];
  /** Oldest first; at most the last one waits for its answer. */
  representations: ClaimRepresentation[];
  /** Ids of the staff who declared that they do not know this family. */
  disinterested: string[];
  /** Days of the reminders that went out since the last document. */
  reminded: number[];
  /** The same of the reminders to say where to pay, since the decision. */
  accountReminded: number[];
  /** Oldest first. */
  history: ClaimEvent[];
}
