import { entryAges, mostLives, wholeBenefit } from '@portal/domain';
import { List, Text } from '@portal/ui-kit';
import { PhoneLink } from '../../page/ways-to-reach';
import { useLegalFacts } from '../../page/use-legal-facts';

export function Beneficiaries() {
  const { phone } = useLegalFacts();
  return (
    <>
      <Text>A beneficiary receives your benefit when you die. When somebody else on your policy dies, we pay you.</Text>
      <List>
        <li>
          You can nominate up to {mostLives.beneficiaries} people. Their shares are whole percentages that add up to
          {wholeBenefit}.
        </li>
        <li>
          A beneficiary is a person of {entryAges.beneficiary.youngest} years or older. You cannot nominate yourself.
        </li>
        <li>We pay into a South African bank account only.</li>
        <li>You may change your beneficiaries as long as you live. The last nomination that we recorded counts.</li>
      </List>
      <Text>If you have no beneficiary, we pay your benefit to your estate.</Text>
      <Text>
        To nominate a trust, or a guardian for a child, call <PhoneLink number={phone} />.
      </Text>
    </>
  );
}
