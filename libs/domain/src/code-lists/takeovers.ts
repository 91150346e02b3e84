import { codeList } from './code-list';

/** Whether a policy whose main member died can be taken over, is being taken over, or was. Source: docs/domain/claims.md#c8-3. */
export const takeoverStates = codeList({
  OPEN: 'Nobody has taken it over',
  WAITING: 'Somebody asked to take it over',
  DONE: 'Somebody took it over',
});
