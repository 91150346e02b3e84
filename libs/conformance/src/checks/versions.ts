import { type Check, finding, tried } from './check';
import { expectRefusal } from './expect';
import { isApplied, isSame, newDetails, readMember, writeMember } from './job-details';

/** What somebody does who is told that a record has moved on: read it again and send the change with its new version. */
export const versionChecks: readonly Check[] = [
  {
    group: 'versions',
    level: 'change',
    says: 'A change with an outdated version is refused, changes nothing, and goes through with the version that is read again',
    docs: 'docs/api/pending-changes.md',
    writes: true,
    run: async (kit) => {
      const first = await writeMember(kit, newDetails(kit));
      if (!isApplied(first)) return tried([finding(first, '200 with the outcome APPLIED')]);
      const read = await readMember(kit);
      if (read === null)
        return tried([finding(first, 'a Version in the MainMember of the policy that is read after it')]);
      const details = newDetails(kit);
      const outdated = await writeMember(kit, details, { version: read.version - 1 });
      const after = await readMember(kit);
      const isUnchanged = isSame(after, read);
      const accepted = [
        ...expectRefusal(outdated, 'STALE_VERSION'),
        ...(isUnchanged ? [] : [finding(outdated, 'a record as it was before', 'the record was changed')]),
      ];
      if (accepted.length > 0) return tried(accepted);
      const again = await writeMember(kit, details, { version: after?.version ?? 0 });
      const end = await readMember(kit);
      const isThrough = isApplied(again) && isSame(end, details);
      return tried(isThrough ? [] : [finding(again, '200 with the outcome APPLIED: the version is the newest')]);
    },
  },
];
