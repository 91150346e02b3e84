import {
  ages,
  childCoverEnds,
  conduct,
  entryAges,
  formatCover,
  lifePartnerMonths,
  limits,
  mostLives,
  newbornDays,
} from '@portal/domain';
import { Heading, List, Text } from '@portal/ui-kit';
import { count, waitingMonths } from '../../page/words';

const { mainMember, spouse, extendedMember } = entryAges;

export const YourCover = () => (
  <>
    <Text>Your cover starts on the first day of the month for which we receive your first premium.</Text>
    <Heading level={3}>Who can be covered</Heading>
    <Text>Your plan says which of these people it covers. Ages are those on the day on which cover starts.</Text>
    <List>
      <li>
        you, from {mainMember.youngest} to {mainMember.oldest} years
      </li>
      <li>
        {mostLives.spouse} husband, wife or partner from {spouse.youngest} to {spouse.oldest} years; a life partner
        after living together for {lifePartnerMonths} months
      </li>
      <li>
        up to {count(mostLives.children, 'child', 'children')}, until they marry or turn {childCoverEnds.usual};
        full-time students until they turn {childCoverEnds.student}; for life if disabled before {childCoverEnds.usual}
      </li>
      <li>
        up to {count(mostLives.extendedMembers, 'relative', 'relatives')} as extended members, up to{' '}
        {extendedMember.oldest} years
      </li>
      <li>
        a stillborn child from week {conduct.STILLBORN_FROM_WEEK} of the pregnancy, for at most{' '}
        {count(mostLives.stillbornClaims, 'claim', 'claims')}
      </li>
    </List>
    <Text>Students send us proof that they are registered every year. Without it their cover ends.</Text>
    <Heading level={3}>The most that can be paid</Heading>
    <Text>The law limits what may be paid when somebody dies, over all their funeral policies together:</Text>
    <List>
      <li>{formatCover(limits.MAX_BENEFIT_PER_LIFE)} for any person, extra benefits included</li>
      <li>
        {formatCover(limits.MINOR_LIMIT_6_TO_13)} for a child from {ages.schoolAge} to {ages.afterMinorLimits - 1} years
      </li>
      <li>
        {formatCover(limits.MINOR_LIMIT_UNDER_6)} for a child under {ages.schoolAge} years, and for a stillborn child
      </li>
    </List>
    <Heading level={3}>Waiting periods</Heading>
    <Text>A waiting period is a time after the start of cover in which we do not pay.</Text>
    <List>
      <li>natural causes: {waitingMonths(limits.WAITING_MONTHS_NATURAL)}</li>
      <li>accidents: {waitingMonths(limits.WAITING_MONTHS_ACCIDENT)}</li>
    </List>
    <Text>
      Everybody whom you add has a waiting period of their own. A newborn whom you add within {newbornDays} days of the
      birth has none if a parent has served one. If you take more cover, only the extra cover waits.
    </Text>
    <Text>
      If a policy like this covered the same people just before, tell us. The waiting time that they served there
      counts.
    </Text>
    <Heading level={3}>What we do not pay for</Heading>
    <List>
      <li>suicide in the first {limits.WAITING_MONTHS_SUICIDE} months of cover</li>
      <li>a death while taking part in a crime</li>
      <li>a death through war or through nuclear risk</li>
      <li>a death while the policy is lapsed</li>
    </List>
  </>
);
