import { codeList } from './code-list';

/** Whether a policy whose main member died can be taken over, is being taken over, or was. Source: docs/domain/claims.md#c8-3. */
export const takeoverStates = codeList({
  OPEN: 'Nobody has taken it over',
  WAITING: 'Somebody asked to take it over',
  DONE: 'Somebody took it over',
});

/** What whoever goes on with a policy is on it, until they do; once they have, its main member. Source: docs/domain/claims.md#c8-3. */
export const successorKinds = codeList({
  MAIN_MEMBER: 'Main member',
  SPOUSE: 'Spouse',
  CHILD: 'Child',
  EXTENDED_MEMBER: 'Extended member',
  GUARDIAN: 'Guardian of the children',
});
