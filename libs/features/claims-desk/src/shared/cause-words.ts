import { causeWords } from '@portal/contract/words';
import { type CauseOfDeath, causesOfDeath } from '@portal/domain';

/** The causes to choose from, as staff read them. */
export const causeChoices = causesOfDeath.map(({ code }) => ({ code, label: causeWords(code) }));

/** The same in a word, where a column is narrow. */
export const shortCauses: Readonly<Record<CauseOfDeath, string>> = {
  NATURAL: 'Illness',
  ACCIDENT: 'Accident',
  VIOLENCE: 'Violence',
  SUICIDE: 'Suicide',
  UNKNOWN: 'Not known',
};
