import { type Endpoints, type StaffNote } from '@portal/contract';
import { appendAudit, insertStaffNote, type StaffNoteRow } from '@portal/service-store';
import { type ServicingCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { onceForPolicy } from '../servicing/once-for-policy';

/** Keeps a note. What it says is in the note alone; the audit has that it was written. */
export function writeNote(
  { policy: { policyNumber }, caller, request, body }: ServicingCall<Endpoints['writeNote']>,
  tools: Tools,
): Promise<StaffNote> {
  return onceForPolicy(tools, { policyNumber, route: 'write-note', caller, request, body }, async (tx) => {
    const { id: staffId, name: staffName } = caller.staff;
    const note = { id: tools.random.uuid(), policyNumber, staffId, staffName, text: body.text, createdAt: request.now };
    await insertStaffNote(tx, note);
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber,
      action: 'NOTE_WRITTEN',
      outcome: 'SUCCEEDED',
      entityType: 'NOTE',
      entityId: note.id,
    });
    return noteRecord(note);
  });
}

export const noteRecord = ({ id, text, staffName, createdAt }: StaffNoteRow): StaffNote => ({
  id,
  text,
  writtenBy: staffName,
  writtenAt: createdAt.toISOString(),
});
