import { type FoundPolicy, type PolicySearchResult } from '@portal/contract';

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

/** How many policies were found: "3 policies found". */
export function foundInWords({ policies: { length }, hasMore }: PolicySearchResult): string {
  if (length === 0) return 'No policy found';
  return `${hasMore ? `The first ${length}` : length} ${length === 1 ? 'policy' : 'policies'} found`;
}
