import { fullName, hasLeftPolicy } from '@portal/domain';
import { type Choice, type Family, peopleOf, whoCanHaveDied } from '@portal/policy-workflow/open-claim';

/** Who can have died, as staff choose: the holder of the policy too, before the others. */
export function anybodyOn(family: Family): Choice[] {
  const { MainMember } = family;
  const holder = { id: MainMember.id, name: fullName(MainMember), who: 'Main member' };
  return whoCanHaveDied([...(hasLeftPolicy(MainMember) ? [] : [holder]), ...peopleOf(family)]);
}
