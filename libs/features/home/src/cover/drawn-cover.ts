import { type Policy, portalPaths } from '@portal/contract';
import {
  addDays,
  coverHeadline,
  type CoverAudience,
  type CoverRole,
  coverView,
  type PlainDate,
  type PolicyCover,
} from '@portal/domain';
import type { KeptCover } from '@portal/policy-workflow/own-phone';

/** Where the page of each person stands. */
const pages: Record<CoverRole, (id: string) => string> = {
  MAIN_MEMBER: portalPaths.personalDetails,
  SPOUSE: portalPaths.spouseDetails,
  CHILD: portalPaths.childDetails,
  EXTENDED_MEMBER: portalPaths.extendedMemberDetails,
};

/** Who is covered, as home draws it and as a phone keeps it: each person with the way to their page. */
export function drawnCover(
  policy: Policy,
  cover: PolicyCover,
  reading: { today: PlainDate; audience: CoverAudience },
): KeptCover {
  const view = coverView(policy, cover, reading);
  const pageOf = (id: string) => {
    const person = cover.people.find(({ personId }) => personId === id);
    return person?.isOnPolicy ? pages[person.role](id) : portalPaths.requests();
  };
  return {
    ...view,
    headlineLater: coverHeadline(cover, addDays(reading.today, 1), reading.audience),
    people: view.people.map((person) => ({ ...person, to: pageOf(person.id) })),
  };
}
