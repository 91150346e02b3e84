import { codesOf, type CodeList, type CodeOf } from '@portal/domain';
import * as v from 'valibot';
import { both } from './both';

/** One code of a list, as read. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const List extends CodeList>(list: List) {
  return v.picklist(codesOf(list) as CodeOf<List>[]);
}

/** One code of a list, as written. */
/* @__NO_SIDE_EFFECTS__ */
export function chosen<const List extends CodeList>(list: List, sentence: string) {
  return v.picklist(codesOf(list) as CodeOf<List>[], sentence);
}

/** A field that must be chosen. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const List extends CodeList>(list: List, sentence: string) {
  return both(oneOf(list), chosen(list, sentence));
}

/** A field that may be left open: an empty choice is none. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalChoice<const List extends CodeList>(list: List, sentence: string) {
  const open = v.pipe(
    v.nullish(v.union([chosen(list, sentence), v.literal('')], sentence), null),
    v.transform((code) => (code === '' ? null : code)),
  );
  return both(v.nullable(oneOf(list)), open);
}
