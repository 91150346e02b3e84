import { ApiError } from '@portal/api-client';
import { useServicings } from '@portal/policy-workflow/servicing';
import { type ReactNode } from 'react';
import { NoAccess } from './no-access';

/** Whether the service lets this member of staff in at all: it alone knows whose groups may. */
function WithAccess({ children }: { children: ReactNode }) {
  const { error } = useServicings();
  const isRefused = error instanceof ApiError && error.code === 'FORBIDDEN';
  return isRefused ? <NoAccess reason={error.message} /> : children;
}
// React.lazy asks for a default export.
export default WithAccess;
