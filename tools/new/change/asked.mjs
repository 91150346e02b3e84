// What was asked for on the command line, worked out: whose record the change is about, which field, and what everything is called.
import { camel } from '../names.mjs';

/** What differs between the records that a generated change may be about. `held`: how code reads one of them off a policy. */
const records = {
  MAIN_MEMBER: {
    entries: 'mainMemberEntries',
    base: 'mainMember',
    table: 'mainMemberEndpoints',
    form: 'contactForm',
    held: 'MainMember',
    sample: 'Occupation',
    scenario: 'legacy-family',
  },
  SPOUSE: {
    entries: 'spouseEntries',
    base: 'life',
    table: 'dependantEndpoints',
    form: 'portalPaths.updateSpouse',
    held: 'Spouse',
    sample: 'Middle_Names',
    scenario: 'legacy-family',
  },
  CHILD: {
    entries: 'childEntries',
    base: 'life',
    table: 'dependantEndpoints',
    form: 'portalPaths.updateChild',
    held: 'Children[0]',
    sample: 'Middle_Names',
    scenario: 'legacy-family',
  },
  EXTENDED_MEMBER: {
    entries: 'extendedMemberEntries',
    base: 'life',
    table: 'dependantEndpoints',
    form: 'portalPaths.updateExtendedMember',
    held: 'ExtendedMembers[0]',
    sample: 'Middle_Names',
    scenario: 'ten-relatives',
  },
};
export const ofRecords = Object.keys(records);
export const entriesOf = (record) => records[record].entries;

/** The record that the code names, else the policyholder's. */
const namedIn = (code) => ofRecords.find((record) => code.includes(record)) ?? 'MAIN_MEMBER';

/** Everything that files and insertions need to know. `fields` are those that may change, with a value for each. */
export function asked(code, { of = namedIn(code), field = records[of]?.sample }, fields) {
  const words = code.toLowerCase().replaceAll('_', ' ');
  const file = words.replaceAll(' ', '-');
  const method = 'PUT';
  const path = `/${file}/{policyNumber}`;
  return {
    code,
    of,
    field,
    ...records[of],
    value: fields[of]?.[field],
    file,
    name: camel(file),
    label: words.charAt(0).toUpperCase() + words.slice(1),
    method,
    path,
    route: `${method} ${path}`,
  };
}
