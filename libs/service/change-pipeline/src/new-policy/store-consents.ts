import { applicationConsent } from '@portal/contract/words';
import { insertConsents } from '@portal/service-store';
import { type Step } from '../base/done';

/** Keeps which texts were agreed to: their names, their version, when, in which request and by whom (docs/domain/conduct.md#r8-1). */
export const storeConsents = (
  { tools, tx, row, context, origin }: Pick<Step, 'tools' | 'tx' | 'row' | 'context' | 'origin'>,
  actionId: string,
): Promise<void> =>
  insertConsents(
    tx,
    Object.keys(applicationConsent.texts).map((name) => ({
      id: tools.random.uuid(),
      policyNumber: row.policyNumber,
      actionId,
      name,
      version: applicationConsent.version,
      givenAt: context.now,
      requestId: origin.requestId,
      makerId: context.actor.id,
      makerRole: context.actor.kind,
    })),
  );
