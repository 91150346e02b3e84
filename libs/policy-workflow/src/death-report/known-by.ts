import { codeList, type CodeOf } from '@portal/domain';
import { radios } from '@portal/forms';

/** What a reporter may know of the person who died: one of these is enough. Source: docs/domain/claims.md#c1-2. */
const waysToKnow = codeList({
  ID_NUMBER: 'ID number',
  PASSPORT_NUMBER: 'Passport number',
  POLICY_NUMBER: 'Policy number',
  NAMES: 'Only the name and date of birth',
});
type KnownBy = CodeOf<typeof waysToKnow>;

/** Most people know it, and it is the surest. */
const first: KnownBy = 'ID_NUMBER';
const choice = radios(waysToKnow);

/** The question that decides which fields are shown. It is never sent. */
export const knownByField = {
  name: 'Known_By',
  extra: true,
  label: 'Which of these do you know?',
  widget: { ...choice, typed: (value: unknown) => choice.typed(value ?? first) },
} as const;

/** Whether the person who died is known by one of these. */
export const isKnownBy =
  (...ways: KnownBy[]) =>
  (values: object) => {
    const { Known_By = first } = values as { readonly Known_By?: unknown };
    return ways.some((way) => way === Known_By);
  };

/** A policy has several people, and without any number the names are all there is. */
export const isNameNeeded = isKnownBy('POLICY_NUMBER', 'NAMES');

type Numbers = Record<'Id_Number' | 'Passport_Number' | 'Policy_Number', string | null>;

/** The answer to that question for what was told before. */
export function knownByOf({ Id_Number, Passport_Number, Policy_Number }: Numbers): { Known_By: KnownBy } {
  if (Id_Number !== null) return { Known_By: 'ID_NUMBER' };
  if (Passport_Number !== null) return { Known_By: 'PASSPORT_NUMBER' };
  return { Known_By: Policy_Number === null ? 'NAMES' : 'POLICY_NUMBER' };
}
