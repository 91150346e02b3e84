import { registerStandings } from '@portal/domain';
import * as v from 'valibot';
import { dayOrNull, instant, instantOrNull, text, yesNo } from '../../fields/plain';
import { remark } from '../../fields/remark';
import { written } from '../../fields/written';
import { claimVersion } from '../claim-document';
import { asDecided } from './claim-work';

/** What the register of deaths says about a claim, for staff alone (docs/domain/claims.md#c2-4). */
export const ClaimRegisterSchema = v.object({
  /** What its answers come to. */
  standing: v.picklist(registerStandings),
  /** When it was asked last; null: never. */
  askedAt: instantOrNull,
  /** The day of death by the register; null where it named none. */
  dateOfDeath: dayOrNull,
  /** Since when it has said that the person lives; null where it does not. */
  aliveSince: instantOrNull,
  /** A death certificate that came since was accepted. */
  hasNewCertificate: yesNo,
  /** It is asked again by itself, once a day. */
  isAskedAgain: yesNo,
  /** Who went on although it says that the person lives; null: nobody. */
  lifted: v.nullable(
    v.object({
      /** The administrator. */
      by: text,
      /** When. */
      at: instant,
      /** What was checked. */
      note: text,
    }),
  ),
});

export const AskDeathRegisterSchema = written({
  /** The version of the claim that was read; with an older one nothing is done. */
  version: claimVersion,
});

export const LiftAliveSchema = written({
  /** What was checked, 5 to 500 characters. */
  note: remark({ required: 'Write what you checked', min: 5, max: 500, what: 'The note' }),
  ...asDecided,
});
