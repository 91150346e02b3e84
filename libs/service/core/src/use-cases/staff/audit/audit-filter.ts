import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { addDays } from '@portal/domain';
import { type AuditFilter } from '@portal/service-store';
import { dayStart } from '../../day-start';

/** Which rows are meant; days are days in Johannesburg, and both belong to it. */
export const auditFilter = (asked: TrustedBodyOf<Endpoints['exportAudit']>): AuditFilter => ({
  chain: asked.policyNumber?.toUpperCase() ?? null,
  actorId: asked.actorId,
  action: asked.action,
  from: asked.from === null ? null : dayStart(asked.from),
  before: asked.to === null ? null : dayStart(addDays(asked.to, 1)),
});
