import { type StoredPolicy } from '@portal/service-store';

/** Everybody covered by a policy that stands. */
export const livesOn = ({ MainMember, Spouse, Children, ExtendedMembers }: StoredPolicy) => [
  MainMember,
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];
