/** What the eye reads where the font has no letters, by the script that is missing. */
const kinds: readonly (readonly [script: RegExp, words: string])[] = [
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u, 'picture'],
  [/\p{Script=Hebrew}/u, 'Hebrew letters'],
  [/\p{Script=Arabic}/u, 'Arabic letters'],
  [/\p{Script=Ethiopic}/u, 'Ethiopic letters'],
  [/\p{Script=Bengali}/u, 'Bengali letters'],
  [/\p{Script=Gujarati}/u, 'Gujarati letters'],
  [/\p{Script=Gurmukhi}/u, 'Gurmukhi letters'],
  [/\p{Script=Tamil}/u, 'Tamil letters'],
  [/\p{Script=Telugu}/u, 'Telugu letters'],
  [/\p{Script=Hangul}/u, 'Korean letters'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'Japanese letters'],
  [/\p{Script=Han}/u, 'Chinese characters'],
  [/\p{L}/u, 'other letters'],
];

/** `[Hebrew letters]`. */
export const standIn = (unprintable: string): string => {
  const words = kinds.filter(([script]) => script.test(unprintable)).map(([, said]) => said);
  return `[${words[0] ?? 'a sign'}]`;
};

/** Explains the stand-ins at the end of a document that has some. */
export const aboutStandIns = {
  heading: 'Words in square brackets',
  text:
    'Where it says [Hebrew letters], or so, somebody wrote a name with letters that cannot be printed here. The name is kept as ' +
    'it was written: the portal shows it, and this file gives it to whoever copies the words or has them read aloud.',
};
