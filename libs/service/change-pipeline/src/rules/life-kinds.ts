import {
  childRuleOn,
  type ExtendedMember,
  extendedMemberRuleOn,
  identityRule,
  identityRuleOn,
  type Known,
  type RuleRefusal,
  schoolRule,
  spouseRuleOn,
  unionRuleOn,
} from '@portal/contract';
import {
  type ActionType,
  checkRoomForChild,
  checkRoomForExtendedMember,
  checkRoomForSpouse,
  checkTakesChildren,
  checkTakesSpouse,
  hasCoverEnded,
  ok,
  type PlainDate,
  type Result,
} from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';

/** What differs between the kinds of lives besides the main member. */
export interface LifeKind {
  entityType: 'SPOUSE' | 'CHILD' | 'EXTENDED_MEMBER';
  add: ActionType;
  update: ActionType;
  remove: ActionType;
  /** Those of this kind on the policy, the removed and the dead included. */
  on(policy: StoredPolicy): readonly EntityRecord[];
  /** Whether the plan takes this kind, and whether one more fits. */
  checkPlan(productName: string): Result<true>;
  checkRoom(present: number): Result<true>;
  /** The rules about the whole record when somebody joins, and when some of it changes. */
  onJoining(record: EntityRecord, today: PlainDate): readonly RuleRefusal[];
  onChanging(record: EntityRecord, today: PlainDate): readonly RuleRefusal[];
}

/** Who is covered takes a place; whose cover has ended does not. */
export const isCovered = (life: EntityRecord, today: PlainDate): boolean =>
  (life['Life_Status'] === 'ACTIVE' || life['Life_Status'] === 'PENDING') && !hasCoverEnded(life, today);

const whole = <T>(record: EntityRecord) => record as Known<T>;

export const spouseKind: LifeKind = {
  entityType: 'SPOUSE',
  add: 'ADD_SPOUSE',
  update: 'UPDATE_SPOUSE',
  remove: 'DELETE_SPOUSE',
  on: ({ Spouse }) => (Spouse ? [{ ...Spouse }] : []),
  checkPlan: checkTakesSpouse,
  checkRoom: checkRoomForSpouse,
  onJoining: (record, today) => spouseRuleOn(today)(whole(record)),
  onChanging: (record, today) => [
    ...identityRule(whole(record)),
    ...identityRuleOn(today)(whole(record)),
    ...unionRuleOn(today)(whole(record)),
  ],
};

export const childKind: LifeKind = {
  entityType: 'CHILD',
  add: 'ADD_CHILD',
  update: 'UPDATE_CHILD',
  remove: 'DELETE_CHILD',
  on: ({ Children }) => Children.map((child) => ({ ...child })),
  checkPlan: checkTakesChildren,
  checkRoom: checkRoomForChild,
  onJoining: (record, today) => childRuleOn(today)(whole(record)),
  onChanging: (record, today) => [
    ...identityRule(whole(record)),
    ...childRuleOn(today)(whole(record)),
    ...schoolRule(whole(record)),
  ],
};

export const extendedMemberKind: LifeKind = {
  entityType: 'EXTENDED_MEMBER',
  add: 'ADD_EXTENDED_MEMBER',
  update: 'UPDATE_EXTENDED_MEMBER',
  remove: 'DELETE_EXTENDED_MEMBER',
  on: ({ ExtendedMembers }) => ExtendedMembers.map((member) => ({ ...member })),
  checkPlan: () => ok(true),
  checkRoom: checkRoomForExtendedMember,
  onJoining: (record, today) => extendedMemberRuleOn(today)(whole<ExtendedMember>(record)),
  onChanging: (record, today) => [...identityRule(whole(record)), ...identityRuleOn(today)(whole(record))],
};
