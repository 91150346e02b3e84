import { formatRand } from '../../base/money';
import { limits } from '../../base/limits';
import { type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { type CoverRule } from '../../cover/cover-rules';
import { maskPhone } from '../../people/phone-number';
import { conduct } from '../../policy/conduct';
import { type NothingPayable } from '../amounts/nothing-payable';

/**
 * Why a claim is refused, with the facts of its sentence: what the amounts say about a policy, in words where they name a rule, and what
 * people found.
 */
export type RefusalFacts =
  | Exclude<NothingPayable, { code: 'COVER_ENDED' | 'LAPSED' | 'STILLBORN_WEEKS' }>
  /** `reason`: a part of a sentence without a full stop; `endOfCoverReason` has the usual ones. */
  | { code: 'COVER_ENDED'; ended: PlainDate; rule: CoverRule; reason: string }
  /** `number`: the cellphone number that the notice went to, in stored form; shown masked, because others than its owner read it. */
  | (Extract<NothingPayable, { code: 'LAPSED' }> & { number: string })
  /** `areReported`: so far only whoever reported the death says the weeks, and no document. */
  | (Extract<NothingPayable, { code: 'STILLBORN_WEEKS' }> & { areReported: boolean })
  | { code: 'CRIME' | 'NOT_PROVED' }
  /** `fact`: what is not genuine, a part of a sentence without a full stop. */
  | { code: 'FRAUD'; fact: string };

/** Whose death a refusal is about. */
export interface RefusedDeath {
  name: string;
  dateOfDeath: PlainDate;
}

/** Why we cannot pay, as the family reads it. Source: docs/domain/claims.md#c7-3. */
export function refusalSentence(facts: RefusalFacts, { name, dateOfDeath }: RefusedDeath): string {
  switch (facts.code) {
    case 'NOT_COVERED':
      return `${name} was not on the policy on ${formatDate(facts.on)}.`;
    case 'COVER_NOT_STARTED':
      return `The cover of ${name} started on ${formatDate(facts.starts)}, after ${formatDate(dateOfDeath)}.`;
    case 'COVER_ENDED':
      return `The cover of ${name} ended on ${formatDate(facts.ended)}: ${facts.reason}.`;
    case 'WAITING_PERIOD':
      return (
        `${name} died of natural causes on ${formatDate(dateOfDeath)}. ` +
        `For natural causes the cover starts on ${formatDate(facts.naturalFrom)}.`
      );
    case 'SUICIDE':
      return (
        `In the first ${limits.WAITING_MONTHS_SUICIDE} months, until ${formatDate(facts.until)}, ` +
        'we do not pay for suicide.'
      );
    case 'LAPSED':
      return (
        `The policy ended on ${formatDate(facts.lapsedOn)} because the premium of ${formatDate(facts.premiumDue)} ` +
        `was not paid. We wrote to ${maskPhone(facts.number)} on ${formatDate(facts.noticeSentOn)}.`
      );
    case 'STILLBORN_WEEKS':
      return (
        `We cover a stillborn child from ${conduct.STILLBORN_FROM_WEEK} weeks. ` +
        `The ${facts.areReported ? 'report says' : 'documents say'} ${facts.weeks}.`
      );
    case 'STILLBORN_COUNT':
      return 'We have paid two stillborn claims on this policy, which is the most.';
    case 'LIMIT_REACHED':
      return `The law allows at most ${formatRand(facts.most)} for ${name}; it has been paid.`;
    case 'CRIME':
      return `The death happened while ${name} took part in a crime.`;
    case 'NOT_PROVED':
      return `We could not establish that ${name} died.`;
    case 'FRAUD':
      return `The documents are not genuine: ${facts.fact}.`;
  }
}
