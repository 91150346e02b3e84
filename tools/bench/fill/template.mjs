// A template makes the rows of any policy: text with gaps, and what stands in the gaps on that policy.
import { personAt } from './people.mjs';
import { mixed, uuidAt } from './random.mjs';
import { templateSeconds } from './live.mjs';

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;
const escapes = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
/** A value as `COPY` reads it. */
export const copied = (value) => (value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (one) => escapes[one]));

/** Everything that a policy says of one person, in every way in which it is written. */
function valuesOfPerson(domain, role, { First_Name, Surname, Date_Of_Birth, Id_Number, Cell_Number }) {
  return [
    domain.nameKey({ First_Name, Surname, Date_Of_Birth }),
    `${First_Name}.${Surname}@example.com`.toLowerCase().replaceAll(' ', ''),
    role === 'main' ? `"Initials":"${domain.initialsOf(First_Name, Surname)}"` : null,
    First_Name,
    Surname,
    domain.searchableName(First_Name),
    domain.searchableName(Surname),
    Date_Of_Birth,
    role === 'child' ? domain.childCoverEnd(Date_Of_Birth) : null,
    Id_Number,
    domain.maskIdNumber(Id_Number),
    Cell_Number,
  ];
}

const valuesAPerson = 12;

/** What a policy says of itself. */
const ofPolicy = (domain, { number, seconds, account }) => [
  number,
  seconds,
  account,
  domain.maskAccountNumber(account),
];

/** Makes the gaps of a template and tells what fills them on a policy of the book. */
export function templateOf(domain, { policy, cast }, rows) {
  const accountNumber = policy.BankingDetails?.Account_Number ?? '0000000000';
  const marks = [
    ...ofPolicy(domain, { number: policy.Policy_Number, seconds: templateSeconds, account: accountNumber }),
    ...cast.flatMap(({ role, person }) => valuesOfPerson(domain, role, person)),
  ];
  const known = new Map(marks.flatMap((mark, slot) => (mark === null ? [] : [[mark, slot]])));
  if (known.size < marks.filter((mark) => mark !== null).length) throw new Error('A template says two things alike');
  const texts = [...known.keys()].sort((a, b) => b.length - a.length).map((mark) => mark.replace(/[*.+]/g, '\\$&'));
  const anyMark = new RegExp(`${uuid.source}|${texts.join('|')}`, 'g');
  const ids = new Map();
  const slotOf = (found) => {
    const slot = known.get(found);
    if (slot !== undefined) return slot;
    if (!ids.has(found)) ids.set(found, ids.size);
    return -1 - ids.get(found);
  };
  const gapsOf = (text) => {
    const parts = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(anyMark)) {
      parts.push(text.slice(end, index), slotOf(found));
      end = index + found.length;
    }
    return [...parts, text.slice(end)];
  };
  const pieces = rows.map(({ table, month, values }) => ({
    table,
    month,
    // The audit is hashed from its values; the others are copied as they are.
    parts:
      table === 'audit'
        ? values.map((value) => value && gapsOf(value))
        : gapsOf(values.map(copied).join('\t')).map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  }));
  return { months: Map.groupBy(pieces, ({ month }) => month), cast, accountNumber };
}

/** What fills the gaps on one policy: a second policy of somebody has the main member, and the customer, of the first. */
export function fillingOf(domain, template, { seed, index, owner, number }) {
  const { cast, accountNumber } = template;
  const digits = accountNumber.length - 3;
  const account = accountNumber.slice(0, 3) + String(mixed(seed, index, 5) % 10 ** digits).padStart(digits, '0');
  const [second, thousandth] = [mixed(seed, index, 6) % 60, mixed(seed, index, 7) % 1000];
  const seconds = `:${String(second).padStart(2, '0')}.${String(thousandth).padStart(3, '0')}`;
  const own = ofPolicy(domain, { number, seconds, account });
  const people = [];
  const valuesAt = (at) => {
    const { role, place, planned, gender } = cast[at];
    const policy = place === 0 ? owner : index;
    return valuesOfPerson(domain, role, personAt(seed, policy, place, { planned, gender }, domain.luhnCheckDigit));
  };
  const uuids = [];
  return (slot) => {
    if (slot < 0) return (uuids[-1 - slot] ??= uuidAt(seed, slot === -1 ? owner : index, -1 - slot));
    if (slot < own.length) return own[slot];
    const at = Math.floor((slot - own.length) / valuesAPerson);
    return (people[at] ??= valuesAt(at))[(slot - own.length) % valuesAPerson];
  };
}

/** A text with its gaps filled. */
export function filled(parts, filling) {
  let text = parts[0];
  for (let at = 1; at < parts.length; at += 2) text += filling(parts[at]) + parts[at + 1];
  return text;
}

/** The same as a line at the end of a page, without a string in between. */
export function writeFilled(page, parts, filling) {
  page.makeRoom(parts);
  page.append(parts[0]);
  for (let at = 1; at < parts.length; at += 2) {
    page.write(filling(parts[at]));
    page.append(parts[at + 1]);
  }
  page.endLine();
}
