import * as v from 'valibot';
import { documented } from './documented';
import { givenOrNull } from './given';
import { otpPattern, otpSentences } from './otp';

/** For bodies where only some callers confirm with a PIN; the service asks for it when it must be there. */
export const optionalOtp = v.pipe(
  givenOrNull(),
  documented({ pattern: otpPattern.source }),
  v.transform((otp) => otp?.trim() || null),
  v.nullable(v.pipe(v.string(), v.regex(otpPattern, otpSentences.wrong))),
);
