import { type Policy, portalPaths } from '@portal/contract';
import { formatPhone } from '@portal/domain';
import { OwnedNumber } from '@portal/policy-workflow/changes';
import { AmountList, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The numbers of the policyholder. Looking at a whole one is written down. */
export function Numbers({ policyholder: { id, Id_Number, Cell_Number } }: { policyholder: Policy['MainMember'] }) {
  const idNumber = Id_Number && (
    <OwnedNumber value={Id_Number} label="ID number" entityType="MAIN_MEMBER" entityId={id} />
  );
  return (
    <TitledCard title="Numbers" beside={<Link to={portalPaths.personalDetails()}>See all</Link>}>
      <AmountList
        rows={[
          ...(idNumber ? [{ label: 'ID number', amount: idNumber }] : []),
          { label: 'Cellphone', amount: formatPhone(Cell_Number) },
        ]}
      />
    </TitledCard>
  );
}
