import { type StoredPolicy } from '@portal/service-store';
import { type Application } from './application';
import { firstVersion, type MakingRecords } from './making';

/** Those who are paid when the main member dies. */
export const newBeneficiaries = (
  { Beneficiaries }: Pick<Application, 'Beneficiaries'>,
  making: MakingRecords,
): StoredPolicy['Beneficiaries'] =>
  Beneficiaries.map((person) => ({
    ...person,
    ...firstVersion(making),
    Beneficiary_Status: 'ACTIVE' as const,
    Is_Primary: false,
  }));
