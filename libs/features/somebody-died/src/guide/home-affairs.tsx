import { claimLimits } from '@portal/domain';
import { Heading, List, Prose, Text } from '@portal/ui-kit';

/** How a death is registered, and what comes of it. */
export const HomeAffairs = () => (
  <Prose>
    <Heading>Registering the death at Home Affairs</Heading>
    <Text>
      Within {claimLimits.REGISTER_DEATH_HOURS} hours, at any office of Home Affairs. A funeral parlour that Home
      Affairs has appointed can do it for you, and where there is no office, a police station.
    </Text>
    <List kind="number">
      <li>Take the notice of death (DHA-1663), the ID of the person who died, and your own ID.</li>
      <li>You fill in the report of the death (BI-1680) there.</li>
      <li>
        You get the burial order, which the parlour needs before the funeral, and the death certificate: on the same
        day, free of charge. Check the names, the ID number and the day before you leave.
      </li>
    </List>
    <Text>
      The short certificate is enough for us. If you do not have it yet, the notice of death together with the BI-1680
      will do. For a death in another country ask the South African embassy there; we take the certificate of that
      country, with a translation if it is in no official language of South Africa.
    </Text>
  </Prose>
);
