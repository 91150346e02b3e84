// Names that generators take: refused with a sentence that says what to do.

/** Words that no constant may be called. */
export const reserved =
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async package public private protected interface implements'.split(
    ' ',
  );

export const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
export const camel = (name) => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());

/** The name as it may be: "My Claims" as "my-claims", "DateBadge" as "date-badge". Empty where nothing of it can stay. */
export const hyphenated = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');

/** Why a name cannot be taken, in a sentence; null: it can. `taken` maps names to where they are. */
export function whyNot(name, taken) {
  if (!name)
    return 'Say what to call it, in small letters with hyphens: npm run new:feature -- funeral-claims "Funeral claims"';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    const better = hyphenated(name);
    return `"${name}" cannot be a name: write it in small letters with hyphens${better ? `, as "${better}"` : ''}.`;
  }
  if (reserved.includes(name)) return `"${name}" is a word of the language: take another name, as "${name}-pages".`;
  if (name in taken) return `"${name}" is taken by ${taken[name]}: take another name, or add to what is there.`;
  return null;
}

/** The same of a component, whose name is written as DateBadge. */
export function whyNotComponent(name, taken) {
  if (!name) return 'Say what to call it, as its element is written: npm run new:component -- DateBadge';
  const better = pascal(hyphenated(name));
  if (name !== better)
    return `"${name}" cannot be a component: write it in letters and digits, each word with a capital${better ? `, as "${better}"` : ''}.`;
  if (name in globalThis || /^(Fragment|Suspense|Component)$/.test(name))
    return `"${name}" is a name of the language or of React: take another name, as "${name}Part".`;
  if (name in taken) return `"${name}" is taken by ${taken[name]}: take another name, or add to what is there.`;
  return null;
}

/** The same of a scenario: of the sentence that is its title, and of its name. `words` is code beside which the name will stand. */
export function whyNotScenario(sentence, name, { taken, known, words }) {
  if (sentence.split(' ').length < 2)
    return 'Say in a sentence who it is about: npm run new:scenario -- "a widow with two policies"';
  if (/['"\\|`\n]|\.$/.test(sentence) || sentence.length > 110)
    return 'The sentence becomes a title: at most 110 characters, without quotes, bars or a full stop at the end.';
  if (known) return `"${sentence}" is told already: say what is different about this one.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" cannot be a name: add --name= in small letters with hyphens${hyphenated(name) ? `, as "${hyphenated(name)}"` : ''}.`;
  if (name.length > 24) return `"${name}" is long for a name: add a shorter one, as --name=${shorter(name)}.`;
  if (taken.includes(name)) return `There is a scenario "${name}": add another name with --name=.`;
  if (reserved.includes(name) || new RegExp(`\\b${camel(name)}\\b`).test(words))
    return `"${name}" means something in code already: add another name, as --name=${name}-family.`;
  return null;
}

const shorter = (name) => name.slice(0, 24).replace(/(-(with|and|of|a|the|who|whose|in|on))*-?[a-z0-9]*$/, '');
