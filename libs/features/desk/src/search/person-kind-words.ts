import { type FoundPolicy } from '@portal/contract';

type PersonKind = NonNullable<FoundPolicy['found']>['kind'];

/** As whom somebody stands on a policy. */
const kindWords: Record<PersonKind, string> = {
  MAIN_MEMBER: 'Main member',
  SPOUSE: 'Spouse',
  CHILD: 'Child',
  EXTENDED_MEMBER: 'Extended member',
  BENEFICIARY: 'Beneficiary',
};

/** Who was found on a policy, and as whom: "Lindiwe Nkosi, child". */
export function foundWords(found: FoundPolicy['found']): string {
  if (found === null) return 'The policy number';
  return found.kind === 'MAIN_MEMBER' ? kindWords.MAIN_MEMBER : `${found.name}, ${kindWords[found.kind].toLowerCase()}`;
}
