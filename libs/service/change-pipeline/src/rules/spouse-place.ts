import { checkRoomForSpouse, type PlainDate } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type Proposal, refused, type Refused } from '../base/change';
import { isCovered, spouseKind } from './life-kinds';

type Adding = Pick<Proposal, 'actionType' | 'entityId'>;

/**
 * Refuses a spouse in the place of somebody who is covered. There was room when it was asked for: whoever was taken for dead then may have
 * turned out to be alive (docs/domain/lives.md#r4-5).
 */
export function checkSpousePlace(
  { actionType, entityId }: Adding,
  policy: StoredPolicy,
  on: PlainDate,
): Refused | null {
  if (actionType !== 'ADD_SPOUSE') return null;
  const others = spouseKind.on(policy).filter((one) => one['id'] !== entityId && isCovered(one, on));
  const room = checkRoomForSpouse(others.length);
  return room.success ? null : refused('SPOUSE_EXISTS');
}
