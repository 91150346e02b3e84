import { whoMay } from '@portal/domain';
import { type CallerKind, type Endpoint } from './endpoint';

/** Who may make a call, by the row's own list or by the table of permissions. Nobody else may. */
export const callersOf = ({ permission, callers }: Endpoint): readonly CallerKind[] =>
  permission === null ? callers : whoMay(permission);
