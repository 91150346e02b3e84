import { type ClaimCase } from '@portal/contract';
import { causeWords, deathSourceWords } from '@portal/contract/words';
import { countries, deceasedKinds, formatDate, labelOf } from '@portal/domain';
import { DescriptionList, TitledCard } from '@portal/ui-kit';
import { momentOf } from '../shared/moments';

/** Who died, when, where and what of, and how we know. */
export function PersonCard({ found }: { found: ClaimCase }) {
  const { life, stillborn, dateOfDeath, causeReported, cause, deathConfirmed } = found;
  return (
    <TitledCard title="Who died">
      <DescriptionList
        rows={[
          { label: 'Name', value: `${life.name}, ${labelOf(deceasedKinds, life.kind).toLowerCase()}` },
          ...(life.idNumber === null ? [] : [{ label: 'ID number', value: life.idNumber }]),
          ...(life.dateOfBirth === null
            ? []
            : [{ label: 'Born', value: `${formatDate(life.dateOfBirth)}, ${life.age} years on that day` }]),
          ...(stillborn === null
            ? []
            : [{ label: 'Pregnancy', value: `${stillborn.weeks} weeks, mother ${stillborn.mother}` }]),
          { label: 'Died', value: [formatDate(dateOfDeath), ...placeOf(found)].join(', ') },
          { label: 'Cause reported', value: causeWords(causeReported) },
          { label: 'Cause by the documents', value: cause === null ? 'None says so yet' : causeWords(cause) },
          {
            label: 'Death confirmed',
            value: deathConfirmed
              ? `${labelOf(deathSourceWords, deathConfirmed.source)}, ${deathConfirmed.by}, ${momentOf(deathConfirmed.at)}`
              : 'Not yet',
          },
        ]}
      />
    </TitledCard>
  );
}

const placeOf = ({ placeOfDeath, countryOfDeath }: ClaimCase): string[] => [
  ...(placeOfDeath === null ? [] : [placeOfDeath]),
  ...(countryOfDeath === 'ZA' ? [] : [labelOf(countries, countryOfDeath)]),
];
