// The fields of a record that a generated change may be about, and a value that each of them takes.
import { safeParse } from 'valibot';
import { entriesOf } from './asked.mjs';

/** Who somebody is, how much they are covered for and what proves it: rules between fields go with these, which a person writes. */
const ruled =
  /^(Id_|Passport_|Permit_|Date_Of_Birth|First_Name|Surname|Gender|Title|Relationship|Union_|Is_|Proof_|Cover_|Quote_Id|Documents|Cell_Number|Preferred_Contact_Method|Postal_Same|Guardian_)/;
const tried = ['Nomathemba', 'nomathemba@example.com', '0731234567', 2];

/** Each field that takes one of a few plain values, with that value; of a list of codes the last. */
export function fieldsOf(contract, record) {
  const fields = Object.entries(contract[entriesOf(record)]).filter(([name]) => !ruled.test(name));
  return Object.fromEntries(
    fields.flatMap(([name, entry]) => {
      const value = [...codesIn(entry).slice(-1), ...tried].find((one) => takes(entry, one));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const takes = (entry, value) => {
  const read = safeParse(entry, value);
  return read.success && read.output === value;
};

/** The codes of a schema that is a list of them, or lets one be left out. */
function codesIn(entry) {
  if (entry.options) return entry.options.filter((option) => typeof option === 'string');
  const inner = entry.wrapped ?? entry.pipe?.find((part) => part !== entry && part.kind === 'schema');
  return inner ? codesIn(inner) : [];
}
