// Names that generators take: refused with a sentence that says what to do.

/** Words that no constant may be called. */
const reserved =
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async package public private protected interface implements'.split(
    ' ',
  );

export const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
export const camel = (name) => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());

/** The name as it may be: "My Claims" as "my-claims". Empty where nothing of it can stay. */
const suggested = (name) =>
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
    const better = suggested(name);
    return `"${name}" cannot be a name: write it in small letters with hyphens${better ? `, as "${better}"` : ''}.`;
  }
  if (reserved.includes(name)) return `"${name}" is a word of the language: take another name, as "${name}-pages".`;
  if (name in taken) return `"${name}" is taken by ${taken[name]}: take another name, or add to what is there.`;
  return null;
}
