import { cleanText, isPlainInLines, notPlainText } from '@portal/domain';
import * as v from 'valibot';
import { documented } from './documented';
import { type RemarkRules } from './remark';

/** What somebody has to write at length: it may have several lines. */
/* @__NO_SIDE_EFFECTS__ */
export const remarkInLines = ({ required, min, max, what }: RemarkRules) =>
  v.pipe(
    v.string(required),
    v.check(isPlainInLines, notPlainText),
    documented({ minLength: min, maxLength: max }),
    v.transform(cleanText),
    v.nonEmpty(required),
    v.minLength(min, `Write at least ${min} characters`),
    v.maxLength(max, `${what} must be ${max} characters or less`),
  );
