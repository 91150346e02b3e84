import { portalPaths } from '@portal/contract';
import { limits } from '@portal/domain';
import { Heading, List, Prose, Text, TextLink } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { reportLink } from '../links';

const Dial = ({ number }: { number: string }) => <TextLink href={`tel:${number}`}>{number}</TextLink>;

/** What to do in the first hours, by where and how somebody died. */
export const FirstSteps = () => (
  <>
    <Prose>
      <Heading>At home, after an illness or old age</Heading>
      <Text>
        Call the doctor or clinic that knew them. At any hour you can also call <Dial number="10177" /> (ambulance) or{' '}
        <Dial number="112" /> from a cellphone. A doctor or nurse confirms the death and fills in the notice of death,
        form DHA-1663 (formerly BI-1663). Then call the funeral parlour of your choice.
      </Text>
    </Prose>
    <Prose>
      <Heading>After an accident, violence or suicide, or when nobody knows why</Heading>
      <Text>
        Call the police, <Dial number="10111" />, and leave everything as it is. The police take the person to a state
        mortuary, where a doctor finds the cause. Ask for the case number and keep it.
      </Text>
    </Prose>
    <Prose>
      <Heading>In a hospital or clinic</Heading>
      <Text>The hospital fills in the notice of death and keeps the person until the funeral parlour comes.</Text>
    </Prose>
    <Prose>
      <Heading>In the days after</Heading>
      <List kind="number">
        <li>Register the death at Home Affairs, or let the funeral parlour do it. See how below.</li>
        <li>
          <Link to={reportLink.path}>Tell us</Link>, or call us. You do not need all the documents on that day, and not
          the policy number.
        </li>
        <li>
          Send us the documents below; once the claim is open, <Link to={portalPaths.claimSignIn()}>sign in to it</Link>{' '}
          with your own cellphone. When they are all here, we decide within {limits.CLAIM_BUSINESS_DAYS} business days.
        </li>
      </List>
    </Prose>
  </>
);
