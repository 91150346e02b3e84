import { pinPattern, pinSentences } from '@portal/domain';
import * as v from 'valibot';
import { documented } from './documented';
import { givenOrNull } from './given';

/** For bodies where only some callers confirm with a PIN; the service asks for it when it must be there. */
export const optionalOtp = v.pipe(
  givenOrNull(),
  documented({ pattern: pinPattern.source }),
  v.transform((otp) => otp?.trim() || null),
  v.nullable(v.pipe(v.string(), v.regex(pinPattern, pinSentences.wrong))),
);
