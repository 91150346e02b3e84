import { Text } from '@portal/ui-kit';

export const General = () => (
  <>
    <Text>We may change these terms. Each wording has a version and a date, at the top of this page.</Text>
    <Text>
      You agree that we may send you notices about your policy by SMS, by e-mail and in this portal. We send offers only
      if you have asked for them.
    </Text>
    <Text>
      We keep the portal running as well as we can. Sometimes we must close it for repairs. If something here is wrong,
      please tell us, and we put it right.
    </Text>
    <Text>
      The law of South Africa applies. If one of these terms cannot stand, the others stay in force. Nothing here takes
      away a right that the law gives you.
    </Text>
  </>
);
