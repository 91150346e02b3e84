import { checkRoomForBeneficiary, checkRoomForChild, checkRoomForExtendedMember, type Result } from '@portal/domain';
import { type FieldError } from '../failure';
import { type ApplicationRecord } from './application-record';
import { refusals } from './refusals';

/** Whether one more would still fit, were so many there already; nobody at all always fits. */
const fits = (count: number, checkRoom: (present: number) => Result<true>): Result<true> =>
  checkRoom(Math.max(0, count - 1));

type Counted = Pick<ApplicationRecord, 'Children' | 'ExtendedMembers' | 'Beneficiaries'>;

/** Not more people than a policy takes (docs/domain/lives.md#r4-5 and #r4-6). Asked first: everything after it looks everybody up. */
export const checkApplicationCounts = ({ Children, ExtendedMembers, Beneficiaries }: Counted): FieldError[] => [
  ...refusals('Children', fits(Children.length, checkRoomForChild)),
  ...refusals('ExtendedMembers', fits(ExtendedMembers.length, checkRoomForExtendedMember)),
  ...refusals('Beneficiaries', fits(Beneficiaries.length, checkRoomForBeneficiary)),
];
