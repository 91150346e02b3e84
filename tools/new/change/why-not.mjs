// Why a kind of change cannot be made, in a sentence.
import { shapeOf } from '../endpoint/asked.mjs';
import { ofRecords } from './asked.mjs';

const example = 'npm run new:change -- UPDATE_CHILD_SCHOOL --of=CHILD --field=Institution_Name';
const byHand = 'follow "Add a kind of change" in CONTRIBUTING.md';

/** Null: it can. `there` is what the domain and the contract have. */
export function whyNotChange(change, there) {
  return whyNotCode(change, there) ?? whyNotWhat(change, there);
}

function whyNotCode({ code, name, path, label }, { kinds, calls, words }) {
  if (!code) return `Say what to call it, in capitals and by what it does: ${example}`;
  if (/^(ADD|DELETE|REMOVE)_/.test(code))
    return `"${code}" adds or removes somebody, who is more than a field: begin with UPDATE_, or ${byHand}.`;
  if (!/^(UPDATE|CHANGE|CORRECT)(_[A-Z][A-Z0-9]*)+$/.test(code)) {
    const better = inCapitals(code);
    return `"${code}" cannot be a kind of change: write it in capitals, by what it does${better && `, as ${better}`}.`;
  }
  if (label.length > 40) return `"${code}" is long for people to read: at most 40 letters.`;
  if (code in kinds) return `${code} is there already: take another name, or change its row in libs/domain.`;
  const same = Object.values(calls).find((row) => row.method === 'PUT' && shapeOf(row.path) === shapeOf(path));
  if (name in calls || same || new RegExp(`\\b${name}\\b`).test(words))
    return `A call "${name}" is there already: take another name, as ${code}_DETAILS.`;
  return null;
}

/** The name as it may be: "Child school" as UPDATE_CHILD_SCHOOL. Empty where nothing of it can stay. */
function inCapitals(typed) {
  const words = typed
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[^A-Z]+|_+$/g, '')
    .replace(/^(UPDATE|CHANGE|CORRECT)$/, '');
  return words && words.replace(/^(?!(UPDATE|CHANGE|CORRECT)_)/, 'UPDATE_');
}

function whyNotWhat({ of, field, value }, { fields }) {
  if (!ofRecords.includes(of))
    return `"${of}" is no record of a person: --of takes one of ${ofRecords.join(', ')}; for another, ${byHand}.`;
  if (value === undefined)
    return `"${field}" cannot be changed so: --field takes one of ${Object.keys(fields[of]).join(', ')}; for another, ${byHand}.`;
  return null;
}
