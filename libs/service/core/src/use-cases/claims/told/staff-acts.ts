import { everybodyLeft, livesLeft, planConfirmation, type Result, todayInJohannesburg } from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { mandateAtPremium } from '@portal/service-change-pipeline';
import { type ClaimRecommendation, type StaffName } from '@portal/service-store';
import { usualOmbud } from '../../../config';
import { payoutsOf } from '../payouts-of';
import { policyAfterDeath } from '../staff/death/policy-after-death';
import { policyBeforeDeath } from '../staff/death/policy-before-death';
import { deadOn, mainMemberDiedOn } from '../dead-people';
import { decidedRecord, decisionOf } from '../staff/decision/decided';
import { decisionGrounds } from '../staff/decision/decision-grounds';
import { letterOf } from '../staff/decision/letter';
import { judgeRecommendation, recommendedInWords, type SaidAboutClaim } from '../staff/decision/recommended';
import { judgedLine, type Verdict, withoutDocument, withSaid } from '../staff/documents/judged';
import { withEvent } from '../with-event';
import { representedBy, type SpeaksFor } from '../staff/represented';
import { claimantNamed, lineOf } from './family-acts';
import { followed, restedAnew, type ToldClaim } from './told-claim';

export type { SaidAboutClaim, Verdict };

interface ByStaff {
  at: Date;
  by: StaffName;
}

const told = <Value>(result: Result<Value>): Value => {
  if (!result.success) throw new Error(result.message);
  return result.value;
};

const events = {
  ACCEPTED: 'DOCUMENT_ACCEPTED',
  NOT_USABLE: 'DOCUMENT_NOT_USABLE',
  WAIVED: 'DOCUMENT_WAIVED',
} as const;

/** Staff judged a document. */
export function documentJudged(
  before: ToldClaim,
  { at, by, document, verdict }: ByStaff & { document: string; verdict: Verdict },
): ToldClaim {
  const line = lineOf(before, document);
  const said = withSaid(before.claim.record, told(judgedLine(line, verdict, { by, now: at })));
  const { status, record } =
    verdict.verdict === 'NOT_USABLE'
      ? told(withoutDocument(before.claim.status, said, todayInJohannesburg(at)))
      : { status: before.claim.status, record: said };
  const happened = { at, who: by.name, event: events[verdict.verdict], about: line.label };
  return followed(
    before,
    { status, record: withEvent(restedAnew(before, record, at), happened) },
    { at, isByStaff: true },
  );
}

/** The accepted certificate of death is taken as proof of it: the policy follows. */
export function deathConfirmed(before: ToldClaim, { at, by }: ByStaff): ToldClaim {
  const { policy, claim } = before;
  const { lifeKind: kind, record } = claim;
  const death = { kind, lifeId: record.lifeId, died: record.dateOfDeath };
  const about = {
    death,
    confirmedOn: todayInJohannesburg(at),
    requests: [],
    changes: [],
    riders: supplementaryBenefits,
  };
  const moved = policyAfterDeath(policy, planConfirmation(policy, about), { ...death, now: at, settled: [] });
  const DebiCheckMandate = mandateAtPremium(policy, moved) ?? moved.DebiCheckMandate;
  const after = { ...moved, DebiCheckMandate, Version: policy.Version + 1, Updated_At: at.toISOString() };
  const confirmed = {
    ...record,
    deathConfirmed: { at: at.toISOString(), by, source: 'DEATH_CERTIFICATE' as const },
    beforeDeath: policyBeforeDeath(policy, after),
  };
  const said = withEvent(confirmed, { at, who: by.name, event: 'DEATH_CONFIRMED' });
  return followed({ ...before, policy: after }, { record: said }, { at, isByStaff: true });
}

/** Staff let somebody in who speaks for a payee, by the payee's name. */
export function representativeLetIn(
  before: ToldClaim,
  { at, by, payee: name, speaker }: ByStaff & { payee: string; speaker: SpeaksFor },
): ToldClaim {
  const { record } = before.claim;
  const payee = claimantNamed(before, name);
  const claimants = record.claimants.map((one) => (one.id === payee.id ? representedBy(one, speaker) : one));
  const about = `${speaker.name}, for ${name}`;
  const said = withEvent({ ...record, claimants }, { at, who: by.name, event: 'LET_IN', about });
  return followed(before, { record: said }, { at, isByStaff: true });
}

/** Somebody recommended what to decide. */
export function recommended(before: ToldClaim, { at, by, said }: ByStaff & { said: SaidAboutClaim }): ToldClaim {
  const record = restedAnew(before, before.claim.record, at);
  const { refusal, ...judgement } = told(
    judgeRecommendation(said, decisionGrounds(record, todayInJohannesburg(at), [])),
  );
  const recommendation: ClaimRecommendation = {
    ...judgement,
    kind: said.kind,
    cause: said.cause,
    reasonCode: refusal === null ? null : said.reasonCode,
    reasonText: said.reasonText,
    wording: refusal === null ? null : said.wording,
    by,
    at: at.toISOString(),
  };
  const disinterested = [...new Set([...record.disinterested, by.id])];
  const about = recommendedInWords(said.kind, judgement.amounts);
  const happened = { at, who: by.name, event: 'RECOMMENDED', about } as const;
  return followed(
    before,
    { record: withEvent({ ...record, recommendation, disinterested }, happened) },
    { at, isByStaff: true },
  );
}

/**
 * A second person confirmed what was recommended: it is decided, and its payments are planned. Throws where premiums would be booked or paid
 * back, which takes a ledger.
 */
export function confirmed(
  before: ToldClaim,
  { at, by, note, phone }: ByStaff & { note: string | null; phone: string },
): ToldClaim {
  const { policy, claim, uuid } = before;
  const { recommendation } = claim.record;
  if (recommendation === null) throw new Error('Nothing is recommended');
  if (recommendation.by.id === by.id) throw new Error('Nobody confirms what they assessed');
  const record = restedAnew(before, claim.record, at);
  const today = todayInJohannesburg(at);
  const left = livesLeft(policy, { deceasedId: record.lifeId, on: today });
  if (claim.lifeKind === 'MAIN_MEMBER' && everybodyLeft(left).length === 0) throw new Error('Premiums are paid back');
  const judged = told(
    judgeRecommendation({ ...recommendation, correctedAmount: null }, decisionGrounds(record, today, [])),
  );
  const { amounts, refusal } = judged;
  if (amounts.deduction > 0) throw new Error('Premiums are taken off');
  const letterFacts = { premiumRefund: 0, date: today, phone, ombud: usualOmbud };
  const { wording } = recommendation;
  const letter = refusal === null ? null : told(letterOf(claim, { reason: refusal, wording, ...letterFacts }));
  const decision = decisionOf({ staff: by, now: at, note }, recommendation, { amounts, premiumRefund: 0, letter });
  const decided = decidedRecord({ staff: by, now: at }, record, decision);
  if (!decided.success) throw new Error(decided.message);
  const after = followed(before, decided.value, { at, isByStaff: true });
  const payouts = payoutsOf({
    claim: after.claim,
    payments: amounts.payments,
    refund: null,
    mainMemberDiedOn: mainMemberDiedOn(after.claim, policy),
    dead: deadOn(policy),
    confirmedAt: at,
    payoutsBefore: [],
    uuid,
  });
  return { ...after, payouts };
}
