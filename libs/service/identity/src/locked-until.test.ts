import { expect, it } from 'vitest';
import { lockedUntil } from './locked-until';
import { after, aPin, killed, replaced, used } from './testing/pin-rows';

const threeKilled = [aPin(0, killed(10)), aPin(60, killed(70)), aPin(120, killed(130))];

it.each([
  { rows: [], now: 0, until: null, why: 'nothing happened' },
  { rows: threeKilled.slice(0, 2), now: 130, until: null, why: 'two killed PINs' },
  { rows: threeKilled, now: 130, until: 1030, why: 'three killed PINs: 15 minutes from the third' },
  { rows: threeKilled.toReversed(), now: 130, until: 1030, why: 'in any order' },
  { rows: threeKilled, now: 1029, until: 1030, why: 'a second before the end' },
  { rows: threeKilled, now: 1030, until: null, why: 'at the end' },
  {
    rows: [...threeKilled, aPin(200, used(210))],
    now: 300,
    until: 1030,
    why: 'a success of the holder does not free others',
  },
  {
    rows: [aPin(0, killed(10)), aPin(60, killed(70)), aPin(80, used(90)), aPin(120, killed(130))],
    now: 130,
    until: null,
    why: 'a success starts the count again',
  },
  {
    rows: [...threeKilled, aPin(1100, killed(1110)), aPin(1200, killed(1210))],
    now: 1210,
    until: null,
    why: 'so does a lock',
  },
  {
    rows: [...threeKilled, ...[1100, 1200, 1300].map((at) => aPin(at, killed(at + 10)))],
    now: 1310,
    until: 2210,
    why: 'three more lock again',
  },
  {
    rows: [0, 60, 120].map((at) => aPin(at, replaced(at + 60))),
    now: 200,
    until: null,
    why: 'replaced is not killed by guesses',
  },
])('$why', ({ rows, now, until }) => {
  expect(lockedUntil(rows, after(now))).toEqual(until === null ? null : after(until));
});
