import { type OptionalArea } from '@portal/contract';
import { type Settings } from './settings';

/** The setting that switches each area off. */
const settingOf = {
  claims: 'CLAIMS',
  payat: 'PAYAT',
  certificates: 'CERTIFICATES',
  newPolicies: 'NEW_POLICIES',
} as const satisfies Record<OptionalArea, keyof Settings>;

/** What this insurer does without. */
export const areasWithout = (settings: Pick<Settings, (typeof settingOf)[OptionalArea]>): OptionalArea[] =>
  (Object.keys(settingOf) as OptionalArea[]).filter((area) => settings[settingOf[area]] === 'off');
