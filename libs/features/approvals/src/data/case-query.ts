import { readQuery } from '@portal/api-client';
import { workbenchAdditions } from '@portal/contract';

/** One request with everything a decision needs. */
export const caseQuery = (id: string) => readQuery(workbenchAdditions.approvalCase, { id });
