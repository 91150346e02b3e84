import { type DeathReport } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { Cluster, CopyButton, DescriptionList, type DescriptionRow, TitledCard } from '@portal/ui-kit';
import { nameOfDeceased } from '../shared/deceased-words';

/** Who died, with every number in full: what was not said has no row. */
export function WhoDied({ report: { deceased, dateOfDeath } }: { report: DeathReport }) {
  const { Id_Number, Passport_Number, Policy_Number, Date_Of_Birth } = deceased;
  return (
    <TitledCard title="Who died">
      <DescriptionList
        rows={[
          { label: 'Name', value: nameOfDeceased(deceased) },
          ...numberRow('ID number', Id_Number),
          ...numberRow('Passport number', Passport_Number),
          ...numberRow('Policy that was named', Policy_Number),
          ...(Date_Of_Birth === null ? [] : [{ label: 'Date of birth', value: formatDate(Date_Of_Birth) }]),
          { label: 'Date of death', value: formatDate(dateOfDeath) },
        ]}
      />
    </TitledCard>
  );
}

/** A number to look for policies with: it is copied, so that it stands in no address. */
const numberRow = (label: string, value: string | null): DescriptionRow[] =>
  value === null
    ? []
    : [
        {
          label,
          value: (
            <Cluster gap="xs">
              {value} <CopyButton value={value} label={`Copy: ${label}`} />
            </Cluster>
          ),
        },
      ];
