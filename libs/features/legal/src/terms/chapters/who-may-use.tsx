import { entryAges } from '@portal/domain';
import { List, Text } from '@portal/ui-kit';

export const WhoMayUse = () => (
  <>
    <Text>
      You may use this portal if you are the policyholder of one of our policies. A policyholder is{' '}
      {entryAges.mainMember.youngest} years or older.
    </Text>
    <Text>
      Only the policyholder may change or cancel a policy. Somebody who only pays the premium may not, and neither may a
      person who is only covered.
    </Text>
    <Text>
      Our staff can open your policy to help you. What they change on your cover, your bank account or your
      beneficiaries needs your approval first. We keep a record of who changed what.
    </Text>
    <Text>You can still sign in after your policy has ended, to read what is there.</Text>
    <Text>You may not:</Text>
    <List>
      <li>use the portal as somebody else</li>
      <li>give us information that you know is wrong</li>
      <li>look for, or use, a way around its security</li>
    </List>
  </>
);
