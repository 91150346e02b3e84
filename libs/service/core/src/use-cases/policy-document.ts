import { type DocumentFile, type Endpoints } from '@portal/contract';
import { customerMay, todayInJohannesburg } from '@portal/domain';
import { scheduleContent } from '@portal/service-documents';
import { currentSchedule } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../call/use-case';
import { policyView } from '../policy-view/policy-view';
import { Refusal } from '../wire/refusal';

/** The edition of the schedule that holds, as a file: the policy as it was when that was issued (domain rules 9.20). */
export async function policyDocument(
  { policy }: PolicyCall<Endpoints['policyDocument']>,
  { database, render, issuer }: Tools,
): Promise<DocumentFile> {
  const may = customerMay(policy.record.Policy_Status, 'documents');
  if (!may.success) throw new Refusal('INVALID_STATUS', may.message);
  const { record, version, issuedAt } =
    (await currentSchedule(database, policy.policyNumber)) ?? brought(policy.record);
  const view = policyView(record, todayInJohannesburg(issuedAt), { pendingEntityIds: [], isPaymentOpen: false });
  const bytes = await render(scheduleContent(view, issuer, { version, issuedAt }));
  return {
    fileName: `policy-schedule-${policy.policyNumber}-version-${version}`,
    ...{ fileExtension: '.pdf', contentType: 'application/pdf', base64File: base64Of(bytes) },
    generatedAt: issuedAt.toISOString(),
  };
}

type Brought = PolicyCall<Endpoints['policyDocument']>['policy']['record'];

/** A policy that has not changed since it was brought along has the schedule that it came with. */
const brought = (record: Brought) => ({ record, version: record.Version, issuedAt: new Date(record.Updated_At) });

function base64Of(bytes: Uint8Array): string {
  const size = 0x8000;
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
    String.fromCharCode(...bytes.subarray(place * size, (place + 1) * size)),
  );
  return btoa(parts.join(''));
}
