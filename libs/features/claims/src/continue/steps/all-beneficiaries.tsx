import { checkRoomForBeneficiary, entryAges, mostLives } from '@portal/domain';
import { splitFormFor, splitOf, withSplit } from '@portal/policy-workflow/new-policyholder';
import { buttonStyle, Cluster, Text, TitledCard } from '@portal/ui-kit';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { OurNumber } from '../../shared/our-number';
import { nameOfTyped } from '../answers';
import { addressOf } from '../place';
import { type StepProps } from '../step-props';
import { BeneficiaryList } from './beneficiary-list';
import { NobodyYet } from './nobody-yet';
import { sharesOf } from './shares-of';
import { StepForm } from './step-form';

/** Everybody who is to be paid, and how the cover is shared among them. */
export function AllBeneficiaries({ takeover }: StepProps) {
  const { answers, continuation, place, change } = takeover;
  const { Beneficiaries } = answers;
  const { cover } = continuation;
  const room = checkRoomForBeneficiary(Beneficiaries.length);
  const form = useMemo(() => splitFormFor(sharesOf(cover)), [cover]);
  const names = Beneficiaries.map(nameOfTyped).join('\n');
  const lists = useMemo(
    () => ({ ShareAllocation: names.split('\n').map((label, at) => ({ code: String(at), label })) }),
    [names],
  );
  return (
    <>
      <Text>
        {`Name one to ${mostLives.beneficiaries} people of ${entryAges.beneficiary.youngest} or older who are paid when you die. They ` +
          'need not be covered by the policy. For a trust, or a guardian for a child, call '}
        <OurNumber />.
      </Text>
      <TitledCard title="Beneficiaries">
        <BeneficiaryList takeover={takeover} />
        {room.success ? (
          <Cluster>
            <Link
              className={buttonStyle('secondary')}
              to={addressOf({ step: 'beneficiaries', person: 'new', thenCheck: place.thenCheck })}
            >
              Add a beneficiary
            </Link>
          </Cluster>
        ) : (
          <Text>{room.message}</Text>
        )}
      </TitledCard>
      {Beneficiaries.length === 0 ? (
        <NobodyYet takeover={takeover} />
      ) : (
        <StepForm
          key={names}
          takeover={takeover}
          form={form}
          initialValues={{ ShareAllocation: splitOf(Beneficiaries) }}
          lists={lists}
          onValues={({ ShareAllocation: split }) =>
            change({ Beneficiaries: withSplit(Beneficiaries, split as ReturnType<typeof splitOf>) })
          }
        />
      )}
    </>
  );
}
