import { type StepProps } from '../step-props';
import { AllBeneficiaries } from './all-beneficiaries';
import { OneBeneficiary } from './one-beneficiary';

/** Who is paid when the successor dies: all of them with their shares, or the form of one. */
export const BeneficiariesStep = ({ takeover }: StepProps) =>
  takeover.place.person === undefined ? (
    <AllBeneficiaries takeover={takeover} />
  ) : (
    <OneBeneficiary takeover={takeover} person={takeover.place.person} />
  );
