import { type Change } from '@portal/contract';
import { samplePage } from '@portal/service-store/testing';
import { asCustomer } from '../world/customer';
import { type Scene } from './step';

/** A document with a line on it. */
export const pageSaying = (line: string) => ({
  base64File: btoa(String.fromCharCode(...samplePage(line))),
  fileName: 'document.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
});

/** A document of the right kind, so that staff can approve. */
export const pdf = pageSaying('A document of the simulation');

/** Sends the documents that a pending change asks for; now and then one is forgotten. */
export async function sendDocuments(scene: Scene, asked: { data: unknown } | null): Promise<void> {
  const { world, family, which } = scene;
  const action = (asked?.data as Change | undefined)?.action;
  for (const { type, required, received } of action?.documents ?? []) {
    if (!required || received || scene.draw.percent(15)) continue;
    await asCustomer(world, family, which, 'POST', `/policies/${action?.policyNumber}/documents`, {
      body: { ...pdf, type, actionId: action?.id },
    });
  }
}
