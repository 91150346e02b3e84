import { type PersonCoverView } from '../data/cover/person-row';

const whole = (amount: number) => ({ now: amount, waiting: 0, limit: 0 });

const person = (name: string, who: string, amount: number, more: Partial<PersonCoverView> = {}): PersonCoverView => ({
  id: name,
  name,
  who,
  sentence: 'Covered for any cause',
  tone: 'green',
  isOutlined: false,
  amount: `R ${String(amount).replace(/(?=(\d{3})$)/, ' ')}`,
  bar: whole(amount),
  ...more,
});

/** Five people, each of them covered for any cause. */
export const familyOfFive = [
  person('Thandi Nkosi', 'You, 41', 50_000),
  person('Sipho Nkosi', 'Spouse, 43', 50_000),
  person('Lindiwe Nkosi', 'Child, 11', 15_000),
  person('Themba Nkosi', 'Child, 4', 10_000),
  person('Grace Dlamini', 'Mother, 70', 10_000),
];

/** A name as long as it may be, one of two letters, and one in between. */
export const longNames = [
  person('Nomathamsanqa-Nkosazana Buhlebenkosi Ntombikayise Janse van Rensburg-Mthethwandaba', 'You, 51', 15_000),
  person('Bo Ng', 'Stepchild, 10', 7_500),
  person('Featherstonehaugh-Ntshingila Ramokgopane', 'Daughter-in-law, 33', 5_000),
];

const nothing = { now: 0, waiting: 0, limit: 0 };

/** Somebody in every state that cover knows. */
export const everyState = [
  person('Thandi Nkosi', 'You, 41', 50_000),
  person('Sipho Nkosi', 'Spouse, 43', 20_000, {
    sentence: 'R 20 000 today, R 30 000 from 1 June 2027',
    isOutlined: true,
    bar: { now: 20_000, waiting: 10_000, limit: 0 },
  }),
  person('Themba Nkosi', 'Child, 4', 10_000, {
    sentence: 'Covered for accidental death. For natural causes from 1 June 2027',
    isOutlined: true,
    bar: { now: 0, waiting: 10_000, limit: 0 },
  }),
  person('Amahle Nkosi', 'Child, 3', 1_250, {
    sentence: 'R 1 250 here; the law allows R 20 000 in all for a child under 6',
    isOutlined: true,
    bar: { now: 1_250, waiting: 0, limit: 8_750 },
  }),
  person('Bongani Nkosi', 'Child, under 1 year', 0, {
    sentence: 'Not covered yet. Your move: send the birth certificate',
    tone: 'amber',
    amount: null,
    bar: { now: 0, waiting: 10_000, limit: 0 },
  }),
  person('Nomsa Dlamini', 'Sister, 36', 0, {
    sentence: 'Cover starts on 1 December 2026',
    tone: 'blue',
    amount: null,
    bar: { now: 0, waiting: 10_000, limit: 0 },
  }),
  person('Lindiwe Nkosi', 'Child, 22', 15_000, {
    sentence: 'Covered until 30 April. Send proof of study to keep it',
    tone: 'amber',
  }),
  person('Zanele Nkosi', 'Child, 22', 0, {
    sentence: 'Cover ended on 30 April 2026. Children are covered until they turn 22',
    tone: 'grey',
    amount: null,
    bar: nothing,
  }),
  person('Grace Dlamini', 'Mother, 70', 0, {
    sentence: 'Not covered since 15 December. Pay by 15 March to bring it back',
    tone: 'red',
    amount: null,
    bar: nothing,
  }),
];

/** Seventeen people, one of whom has a name of sixty letters. */
export const largeFamily = [
  person('Nomathembakazikhanyisile Bhekizizwe-Ndlovukazi van der Merwe', 'Mother-in-law, 70', 10_000),
  ...Array.from({ length: 16 }, (_, place) => person(`Sibusiso${place + 1} Mkhize`, 'Child, 12', 15_000)),
];
