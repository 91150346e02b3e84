import { checkRoomForBeneficiary, entryAges, mostLives, providerPhone } from '@portal/domain';
import { splitFormFor, splitOf, withSplit } from '@portal/policy-workflow/new-policyholder';
import { Text, TitledCard } from '@portal/ui-kit';
import { useMemo } from 'react';
import { type Typed } from '../../application/application';
import { useApplication } from '../../application/application-context';
import { ContinueOrWhyNot } from '../../check/continue-or-why-not';
import { AddLinks } from '../persons/add-links';
import { PeopleList } from '../persons/people-list';
import { nameOf } from '../../application/person-line';
import { StepForm } from '../step-form';
import { PlanShares } from './plan-shares';

const splitForm = splitFormFor(PlanShares);

/** Who is paid, with a share for each; what is left to give stands under them. */
export function BeneficiariesOverview() {
  const { application, change } = useApplication();
  const { Beneficiaries } = application;
  const room = checkRoomForBeneficiary(Beneficiaries.length);
  const names = Beneficiaries.map(nameOf).join('\n');
  const lists = useMemo(
    () => ({ ShareAllocation: names.split('\n').map((label, place) => ({ code: String(place), label })) }),
    [names],
  );
  const take = ({ ShareAllocation: split }: Typed) =>
    change({ Beneficiaries: withSplit(Beneficiaries, split as ReturnType<typeof splitOf>) });

  return (
    <>
      <Text>
        {`Nominate one to ${mostLives.beneficiaries} people of ${entryAges.beneficiary.youngest} or older who are paid when you pass away. They need not be covered by the ` +
          `policy. To nominate a trust, or a guardian for a child, call ${providerPhone}.`}
      </Text>
      <TitledCard title="Beneficiaries">
        <PeopleList kind="Beneficiaries" />
        {room.success ? <AddLinks kind="Beneficiaries" /> : <Text>{room.message}</Text>}
      </TitledCard>
      {Beneficiaries.length === 0 ? (
        <ContinueOrWhyNot step="beneficiaries" />
      ) : (
        <StepForm
          key={names}
          step="beneficiaries"
          form={splitForm}
          initialValues={{ ShareAllocation: splitOf(Beneficiaries) }}
          lists={lists}
          onValues={take}
        />
      )}
    </>
  );
}
