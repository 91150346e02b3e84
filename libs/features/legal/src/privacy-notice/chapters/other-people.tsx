import { Text } from '@portal/ui-kit';

export const OtherPeople = () => (
  <>
    <Text>
      A child’s information comes from its parent or guardian only. When you add a child, you confirm that you are one.
    </Text>
    <Text>
      When you add your spouse, a relative or a beneficiary, you confirm that you may share that person’s information.
      Please show them this notice. They have the same rights as you.
    </Text>
  </>
);
