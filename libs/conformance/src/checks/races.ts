import { at, type Exchange } from '../backend/exchange';
import { type Check, type Finding, finding, tried } from './check';
import { isRefusal } from './expect';
import { isApplied, isSame, newDetails, readMember, writeMember } from './job-details';
import { oneMore } from './idempotency';

const base = { group: 'races', level: 'full', writes: true } as const;

/** Refusals of whoever was slower (docs/reliability.md#e3). */
const isBeaten = (answer: Exchange) =>
  isRefusal(answer, 'STALE_VERSION') ||
  isRefusal(answer, 'CONFLICT') ||
  isRefusal(answer, 'IDEMPOTENCY_IN_PROGRESS') ||
  isRefusal(answer, 'PENDING_CHANGE_EXISTS');

const doneOrBeaten = (answers: readonly Exchange[]): Finding[] =>
  answers
    .filter((answer) => !isApplied(answer) && !isBeaten(answer))
    .map((answer) => finding(answer, '200, or 409 for the slower of the two'));

const count = (answers: readonly Exchange[]) => answers.filter(isApplied).length;

export const raceChecks: readonly Check[] = [
  {
    ...base,
    says: 'One write that arrives twice at once happens once',
    docs: 'docs/reliability.md#e5',
    run: async (kit) => {
      const before = await readMember(kit);
      const [details, key] = [newDetails(kit), kit.newId()];
      const both = await Promise.all([writeMember(kit, details, { key }), writeMember(kit, details, { key })]);
      const after = await readMember(kit);
      const answers = both.filter(isApplied).map(({ json }) => JSON.stringify(at(json, 'data')));
      return tried([
        ...doneOrBeaten(both),
        ...(new Set(answers).size === 1 ? [] : [finding(both[1], 'one answer for both')]),
        ...oneMore(before?.version, after?.version, both[0].sent, 'twice at once with one key'),
      ]);
    },
  },
  {
    ...base,
    says: 'Of two changes of one version at once exactly one wins, and the other is told',
    docs: 'docs/reliability.md#e3',
    run: async (kit) => {
      const before = await readMember(kit);
      const version = before?.version ?? 0;
      const details = [newDetails(kit), newDetails(kit)] as const;
      const both = await Promise.all([
        writeMember(kit, details[0], { version }),
        writeMember(kit, details[1], { version }),
      ]);
      const after = await readMember(kit);
      const won = details[isApplied(both[0]) ? 0 : 1];
      if (count(both) !== 1)
        return tried([finding(both[1], 'one 200 and one 409', `${count(both)} of the two were done`)]);
      return tried([
        ...doneOrBeaten(both),
        ...(isSame(after, won) ? [] : [finding(both[0], 'the record of the winner, whole', 'another record')]),
        ...oneMore(version, after?.version, both[0].sent, 'two with one version at once'),
      ]);
    },
  },
  {
    ...base,
    says: 'Two changes at once that name no version are each applied whole, one after the other',
    docs: 'docs/reliability.md#e4',
    run: async (kit) => {
      const before = await readMember(kit);
      const details = [newDetails(kit), newDetails(kit)] as const;
      const both = await Promise.all([writeMember(kit, details[0]), writeMember(kit, details[1])]);
      const after = await readMember(kit);
      const isWhole = details.some((one) => isSame(after, one));
      return tried([
        ...doneOrBeaten(both),
        ...(isWhole ? [] : [finding(both[0], 'both fields of one of the two writes', 'a field of each')]),
        ...oneMore(before?.version, after?.version, both[0].sent, 'two without a version at once', count(both)),
      ]);
    },
  },
];
