import { plainClaimName } from '@portal/domain';
import * as v from 'valibot';
import { checked } from '../fields/checked';
import { requiredOtp } from '../fields/otp';
import { requiredCell } from '../fields/phone';
import { text } from '../fields/plain';
import { written } from '../fields/written';
import { TokensSchema } from './login';

const entries = {
  /** Which claim: its reference or that of the report, or the ID number or policy number of the person who died. */
  claim: v.pipe(
    v.string('Enter a reference, or the ID number or policy number of the person who died'),
    checked(plainClaimName),
  ),
  /** The own cellphone number, as it stands on the policy or on the report. */
  Cell_Number: requiredCell.written,
};

/** Who asks for a PIN to sign in to a claim (docs/domain/claims.md#c1-4). */
export const ClaimOtpSchema = written(entries);

export type WhichClaim = v.InferOutput<typeof ClaimOtpSchema>;

export const ClaimLoginSchema = written({
  ...entries,
  /** The one-time PIN from the text message. */
  otp: requiredOtp,
});

/** What the PIN confirms that somebody who signed in to a claim asks for. */
export const ClaimantOtpSchema = written({
  /** Where they are paid, or that they take over the policy. */
  purpose: v.optional(v.picklist(['PAYEE_ACCOUNT', 'CONTINUE_POLICY']), 'PAYEE_ACCOUNT'),
});

/** A session of somebody who claims, or reported a death: it opens this claim or report and nothing else. */
export const ClaimTokensSchema = v.object({
  ...TokensSchema.entries,
  /** The claim that it opens, `CL-7K3M-Q2XR`, or the report, `DR-7K3M-Q2XR`. */
  reference: text,
});
export type ClaimTokens = v.InferOutput<typeof ClaimTokensSchema>;
