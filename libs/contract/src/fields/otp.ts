import { pinPattern, pinSentences } from '@portal/domain';
import * as v from 'valibot';

export const requiredOtp = v.pipe(
  v.string(pinSentences.required),
  v.trim(),
  v.nonEmpty(pinSentences.required),
  v.regex(pinPattern, pinSentences.wrong),
);
