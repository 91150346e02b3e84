// The facts of an insurer, from a JSON file, from options and from answers: a fact by its place, such as `legal.fspNumber`.
import { existsSync, readFileSync } from 'node:fs';
import { questions } from './questions.mjs';
import { Refusal } from './refusal.mjs';

const places = new Set(questions.map(({ place }) => place));

/** The facts in a file that is shaped as brand.json: `{ "productName": ..., "contact": { ... }, "legal": { ... } }`. */
export function factsInFile(path) {
  if (!existsSync(path)) throw new Refusal(`The facts ${path} are not there: name a JSON file that is.`);
  let contents;
  try {
    contents = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Refusal(`The facts ${path} are no JSON: ${error.message}.`);
  }
  return new Map(
    Object.entries(contents ?? {}).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, text]) => known(path, `${name}.${inner}`, text))
        : [known(path, name, value)],
    ),
  );
}

function known(path, place, value) {
  if (!places.has(place)) throw new Refusal(`${path} names ${place}, which no brand says: take it out.`);
  if (typeof value !== 'string') throw new Refusal(`${place} in ${path} must be a text in quotes.`);
  return [place, value.trim()];
}

/** The facts that options such as `--fsp-number 12345` say. */
export const factsInOptions = (options) =>
  new Map(
    questions.flatMap(({ place, option }) => (options[option] === undefined ? [] : [[place, options[option].trim()]])),
  );

/** The facts as brand.json holds them. */
export function asFile(facts) {
  const group = (name) =>
    Object.fromEntries(
      [...facts].filter(([place]) => place.startsWith(name)).map(([place, value]) => [place.slice(name.length), value]),
    );
  return { productName: facts.get('productName') ?? '', contact: group('contact.'), legal: group('legal.') };
}

/**
 * Every fact, asked for where it is not known yet. `terminal` is null where nobody can answer: then a needed fact that is missing is refused.
 * `problemOf(facts)` says what is wrong with some facts, null when nothing is; an answer that is wrong is asked for again.
 */
export async function completeFacts(given, { terminal, problemOf }) {
  const facts = new Map(given);
  const refuseIfWrong = () => {
    const problem = problemOf(facts);
    if (problem) throw new Refusal(problem);
  };
  for (const { place, label, option, shown, isNeeded } of questions) {
    if (facts.get(place) === '') {
      const remedy = isNeeded ? 'say what it is' : 'say what it is, or leave it out';
      throw new Refusal(`${label} (${place}) is empty: ${remedy}.`);
    }
    if (facts.has(place)) continue;
    if (terminal) {
      refuseIfWrong();
      await ask(facts, { place, label, shown, isNeeded }, { terminal, problemOf });
    } else if (isNeeded) {
      throw new Refusal(`${label} (${place}), shown ${shown}, is missing: add it to --facts or say --${option} "...".`);
    }
  }
  refuseIfWrong();
  return facts;
}

async function ask(facts, { place, label, shown, isNeeded }, { terminal, problemOf }) {
  for (;;) {
    const answer = (
      await terminal.ask(`\n${label}\n  shown ${shown}${isNeeded ? '' : '; Enter leaves it out'}\n> `)
    ).trim();
    if (answer === '' && !isNeeded) return;
    const problem = answer === '' ? `${label} is needed.` : problemOf(new Map([...facts, [place, answer]]));
    if (problem === null) {
      facts.set(place, answer);
      return;
    }
    terminal.say(problem);
  }
}
