import {
  checkRoomForChild,
  checkRoomForExtendedMember,
  checkTakesChildren,
  checkTakesSpouse,
  childCoverEnds,
  entryAges,
  formatCover,
  mostLives,
  type Result,
} from '@portal/domain';
import { Text } from '@portal/ui-kit';
import { useApplication } from '../../application/application-context';
import { chosenPlan } from '../../application/situation';
import { ContinueOrWhyNot } from '../../check/continue-or-why-not';
import { KindSection } from './kind-section';

const whyNot = (result: Result<unknown>) => (result.success ? undefined : result.message);

/** Who is covered besides the policyholder: spouse, children, extended members. */
export function PeopleOverview() {
  const { application, situation } = useApplication();
  const { Children, ExtendedMembers, Spouse } = application;
  const plan = chosenPlan(application, situation);
  const name = plan?.Product_Name;
  return (
    <>
      <Text>
        {plan
          ? `The spouse and children are part of the premium of the ${plan.Product_Name}. Each extended member adds to it.`
          : 'Choose a plan first: it says who can be covered.'}
      </Text>
      <KindSection
        kind="Spouse"
        limits={`One husband, wife or partner from ${entryAges.spouse.youngest} to ${entryAges.spouse.oldest}${plan?.spouseCover ? `, covered for ${formatCover(plan.spouseCover)}` : ''}.`}
        notOnPlan={name ? whyNot(checkTakesSpouse(name)) : undefined}
        full={Spouse ? 'Add another spouse as an extended member.' : undefined}
      />
      <KindSection
        kind="Children"
        limits={`Up to ${mostLives.children} children under ${childCoverEnds.usual}, students under ${childCoverEnds.student}, and disabled children of any age.`}
        notOnPlan={name ? whyNot(checkTakesChildren(name)) : undefined}
        full={whyNot(checkRoomForChild(Children.length))}
      />
      <KindSection
        kind="ExtendedMembers"
        limits={
          `Up to ${mostLives.extendedMembers} relatives younger than ${entryAges.extendedMember.oldest + 1}, each with cover of their own. ` +
          'Among them can be two parents and two parents-in-law.'
        }
        full={whyNot(checkRoomForExtendedMember(ExtendedMembers.length))}
      />
      <ContinueOrWhyNot step="people" />
    </>
  );
}
