import { codeList, type CodeOf } from './code-list';
import { otherRelative, relatives } from './relatives';

/** What the person who tells us of a death is to the person who died. Source: docs/domain/claims.md#c1-2. */
export const reporterRelationships = codeList({
  SPOUSE: 'Husband, wife or partner',
  CHILD: 'Child',
  ...relatives,
  ...otherRelative,
  FUNERAL_PARLOUR: 'Funeral parlour',
  OTHER: 'Somebody else',
});
export type ReporterRelationship = CodeOf<typeof reporterRelationships>;
