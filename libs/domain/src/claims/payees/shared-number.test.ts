import { expect, it } from 'vitest';
import { anIdNumber } from '../../testing/an-id-number';
import { mayShareNumber, type NumberInUse } from './shared-number';

const ofNomsa = anIdNumber({ born: '1985-03-04', sequence: 1 });
const ofAnother = anIdNumber({ born: '1985-03-04', sequence: 2 });
const nomsa = { name: 'Nomsa Khumalo', idNumber: null };
const forChild = { by: nomsa, isOwn: false };
const ownPart = (more: object = {}): NumberInUse => ({ by: { ...nomsa, ...more }, isOwn: true });
const otherChild = (more: object = {}): NumberInUse => ({ by: { ...nomsa, ...more }, isOwn: false });

it.each([
  { why: 'nobody has', wanted: forChild, inUse: [], may: true },
  { why: 'a beneficiary of that name has', wanted: forChild, inUse: [ownPart()], may: true },
  {
    why: 'a beneficiary of that name, written otherwise, has',
    wanted: forChild,
    inUse: [ownPart({ name: ' nomsa  KHUMALO' })],
    may: true,
  },
  { why: 'somebody else has', wanted: forChild, inUse: [ownPart({ name: 'Sipho Khumalo' })], may: false },
  { why: 'the same person has for another child', wanted: forChild, inUse: [otherChild()], may: true },
  { why: 'the same person has, also for another child', wanted: forChild, inUse: [ownPart(), otherChild()], may: true },
  {
    why: 'somebody else has, also for another child',
    wanted: forChild,
    inUse: [ownPart(), otherChild({ name: 'Sipho Khumalo' })],
    may: false,
  },
  { why: 'a child has on record', wanted: forChild, inUse: [{ by: null, isOwn: false }], may: true },
  {
    why: 'the same ID number has under another name',
    wanted: { by: { ...nomsa, idNumber: ofNomsa }, isOwn: false },
    inUse: [ownPart({ name: 'Nomsa Dube', idNumber: ofNomsa })],
    may: true,
  },
  {
    why: 'another ID number has under the same name',
    wanted: { by: { ...nomsa, idNumber: ofNomsa }, isOwn: false },
    inUse: [ownPart({ idNumber: ofAnother })],
    may: false,
  },
  { why: 'she has for a child, as her own', wanted: { by: nomsa, isOwn: true }, inUse: [otherChild()], may: true },
  {
    why: 'another payee of the same name has, as one’s own',
    wanted: { by: nomsa, isOwn: true },
    inUse: [ownPart()],
    may: false,
  },
])('a number that $why may be let in: $may', ({ wanted, inUse, may }) => {
  expect(mayShareNumber(wanted, inUse)).toBe(may);
});
