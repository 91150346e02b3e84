import { portalPaths } from '@portal/contract';
import { type ScenarioName, scenario } from '@portal/scenarios';

const beneficiaries = (name: ScenarioName) => scenario(name).seed.policies[0]?.Beneficiaries ?? [];

/** The id of a beneficiary of a scenario, by place: the first is 0. */
export const idOf = (name: ScenarioName, place: number): string => beneficiaries(name)[place]?.id ?? '';

/** Addresses of the screens about one of them. */
export const pathsOf = (name: ScenarioName, place: number) => ({
  details: portalPaths.beneficiary(idOf(name, place)),
  update: portalPaths.updateBeneficiary(idOf(name, place)),
  remove: `${portalPaths.updateBeneficiary(idOf(name, place))}?remove=yes`,
  proposed: portalPaths.newBeneficiary(idOf(name, place)),
});

/** An address of nobody. */
export const nobody = '00000000-0000-4000-8000-000000000000';
