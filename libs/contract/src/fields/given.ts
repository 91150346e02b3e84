import { isVisibleText, notPlainText } from '@portal/domain';
import * as v from 'valibot';

/** What every text goes through that somebody sends, before anything else is asked of it. */
/* @__NO_SIDE_EFFECTS__ */
export function givenText(sentence: string) {
  return v.pipe(v.string(sentence), v.check(isVisibleText, notPlainText));
}

/** The same for text that may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function givenOrNull() {
  return v.nullish(givenText('This must be text'), null);
}

/** A value that a machine made, such as a key: printable ASCII without a space, at most 100 characters. */
/* @__NO_SIDE_EFFECTS__ */
export function reference(sentence: string) {
  return v.pipe(v.string(sentence), v.regex(/^[!-~]{1,100}$/, sentence));
}
