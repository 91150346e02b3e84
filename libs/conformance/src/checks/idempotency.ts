import { at } from '../backend/exchange';
import { type Check, type Finding, finding, tried } from './check';
import { expectRefusal } from './expect';
import { isApplied, isSame, newDetails, readMember, writeMember } from './job-details';

const docs = 'docs/api/idempotency.md';
const base = { group: 'idempotency', level: 'change', docs, writes: true } as const;

export const idempotencyChecks: readonly Check[] = [
  {
    ...base,
    says: 'A write that is sent again with its key gets the first answer again and happens once',
    run: async (kit) => {
      const before = await readMember(kit);
      const [details, key] = [newDetails(kit), kit.newId()];
      const first = await writeMember(kit, details, { key });
      if (!isApplied(first)) return tried([finding(first, '200 with the outcome APPLIED')]);
      const again = await writeMember(kit, details, { key });
      const after = await readMember(kit);
      const isRepeated = JSON.stringify(at(again.json, 'data')) === JSON.stringify(at(first.json, 'data'));
      return tried([
        ...(again.status === 200 && isRepeated ? [] : [finding(again, 'the first answer again')]),
        ...oneMore(before?.version, after?.version, again.sent, 'the same key twice'),
      ]);
    },
  },
  {
    ...base,
    says: 'A key that comes again with other details is refused and changes nothing',
    run: async (kit) => {
      const [details, key] = [newDetails(kit), kit.newId()];
      const first = await writeMember(kit, details, { key });
      if (!isApplied(first)) return tried([finding(first, '200 with the outcome APPLIED')]);
      const other = await writeMember(kit, newDetails(kit), { key });
      const after = await readMember(kit);
      const isUnchanged = isSame(after, details);
      return tried([
        ...expectRefusal(other, 'IDEMPOTENCY_MISMATCH'),
        ...(isUnchanged ? [] : [finding(other, 'the details of the first write', 'the record holds others')]),
      ]);
    },
  },
];

/** The version of a record goes up by one with each change of it. */
export function oneMore(
  before: number | undefined,
  after: number | undefined,
  sent: string,
  times: string,
  most = 1,
): Finding[] {
  const gain = (after ?? 0) - (before ?? 0);
  if (gain >= 1 && gain <= most) return [];
  const expected = most === 1 ? 'one change: Version goes up by 1' : `one change for each: Version goes up by ${most}`;
  return [{ sent: `${sent}, ${times}`, cameBack: `Version went up by ${gain}`, expected }];
}
