import { bytesOfBase64 } from '@portal/domain';
import { insertUploads, type UploadRow } from '@portal/service-store';
import { type Step } from '../base/done';

/** Stores the documents sent with a change under ids of their own (docs/reliability.md#j3), and says which is which. */
export async function storeUploads(step: Step, actionId: string | null): Promise<UploadRow[]> {
  const { tx, row, context, tools, uploads } = step;
  const rows = uploads.map(({ base64File, fileName, fileExtension, contentType, type }): UploadRow => {
    const content = bytesOfBase64(base64File);
    return {
      id: tools.random.uuid(),
      policyNumber: row.policyNumber,
      actionId,
      type: type ?? 'OTHER',
      fileName,
      fileExtension,
      contentType,
      sizeBytes: content.byteLength,
      content,
      source: context.actor.kind === 'customer' ? 'CUSTOMER' : 'STAFF',
      createdAt: context.now,
    };
  });
  await insertUploads(tx, rows);
  return rows;
}
