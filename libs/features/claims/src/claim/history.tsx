import { useIsClaimant } from '@portal/auth';
import { type Claim } from '@portal/contract';
import { causesOfDeath, formatDate, formatMoment, labelOf } from '@portal/domain';
import { DescriptionList, Disclosure, List } from '@portal/ui-kit';

/** What was told when the death was reported, and what has happened since, folded away. */
export function History({ claim }: { claim: Claim }) {
  const isClaimant = useIsClaimant();
  const { history, placeOfDeath, causeReported, dateOfDeath, policyNumber, life, arrangesFuneral } = claim;
  return (
    <div>
      <Disclosure summary={isClaimant ? 'What we were told' : 'What you told us'}>
        <DescriptionList
          rows={[
            { label: 'The person who died', value: life.name },
            { label: 'Date of death', value: formatDate(dateOfDeath) },
            ...(placeOfDeath === null ? [] : [{ label: 'Place', value: placeOfDeath }]),
            ...(arrangesFuneral ? [] : [{ label: 'Cause of death', value: labelOf(causesOfDeath, causeReported) }]),
            ...(isClaimant ? [] : [{ label: 'Policy', value: policyNumber }]),
          ]}
        />
      </Disclosure>
      {history.length > 0 && (
        <Disclosure summary="What has happened">
          <List kind="plain">
            {history.map(({ at, what }) => (
              <li key={`${at} ${what}`}>
                {formatMoment(new Date(at))}: {what}
              </li>
            ))}
          </List>
        </Disclosure>
      )}
    </div>
  );
}
